/// The version of this tool.
package let screenSpecVersion = "0.1.0"
