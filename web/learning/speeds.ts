/** How fast videos and recordings can be played. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]
