// How long things take: a payment nobody told us about is known within five minutes, and one that nobody finishes ends.

/** The provider is asked about a payment under way after this long, and again each time it has passed. */
export const CHECK_AFTER_MS = 2 * 60_000

/** A payment page left open this long is given up: its intent is cancelled, and paying starts anew. */
export const GIVEN_UP_AFTER_MS = 60 * 60_000
