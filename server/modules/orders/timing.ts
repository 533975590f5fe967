// With these intervals a missed payment is found within five minutes, and an abandoned one ends.

/** How often the provider is asked about a pending payment. */
export const CHECK_AFTER_MS = 2 * 60_000

/** An unfinished payment is cancelled after this long; paying again starts a new one. */
export const ABANDONED_AFTER_MS = 60 * 60_000

/** A payment or a return that is not over by then needs an administrator. */
export const TROUBLE_AFTER_MS = 2 * ABANDONED_AFTER_MS
