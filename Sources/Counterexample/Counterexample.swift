// The first source of this target arrives in the next commit.
