"""The table: everything that is drawn, heard or pressed, and the commands of the program."""
