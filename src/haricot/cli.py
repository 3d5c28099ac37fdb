"""The command line."""


def main() -> None:
    """Stand in until the commands arrive."""
    print("haricot")
