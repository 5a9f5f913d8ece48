// SwiftPM wants a Swift file in each target. What is in this one comes from App.screens.yaml.
