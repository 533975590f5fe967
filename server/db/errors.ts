// What the database, and the disk beneath it, say when they refuse.

/** Whether a write pointed at a row that was deleted meanwhile. */
export const pointsAtNothing = (error: unknown): boolean => causeOf(error).code === '23503'

/** Whether somebody else has the value already that must be there once. */
export const isTaken = (error: unknown): boolean => causeOf(error).code === '23505'

/** Whether the disk is full, ours or the database's. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = causeOf(error)
  const isSaid = [NO_SPACE, SQLITE_FULL].some((words) => message.includes(words))
  return isSaid || ['ENOSPC', 'EDQUOT', '53100'].includes(code)
}

/** What systems call a full disk, and what the file does that locks the data folder. */
export const NO_SPACE = 'No space left on device'
const SQLITE_FULL = 'database or disk is full'

/** Whether the database is away or overloaded: no fault of what was asked of it. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = causeOf(error)
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|57P0|53|08|57014|55P03)/.test(code) ||
    /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable/.test(message)
  )
}

function causeOf(error: unknown): { code?: string; message?: string } {
  // drizzle wraps the driver's error.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause ?? {}
}
