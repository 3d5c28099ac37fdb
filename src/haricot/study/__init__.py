"""The games through the interfaces that learners, students and language models already use; extras install what each needs."""
