"""The acts of Shinsai-jima: building, pieces, cubes, falls, windows, the tsunami, the catapult and the end."""
