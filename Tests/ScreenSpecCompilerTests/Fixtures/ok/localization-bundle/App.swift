final class Token {}
