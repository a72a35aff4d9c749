# What stands on the box.
kind-five-or-less = Memory race
says-five-or-less = Remember your face-down cards, dump matches fast, and call at five or less.
ease-five-or-less = Memory aid: show cards I’ve seen
