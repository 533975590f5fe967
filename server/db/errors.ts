// Recognises errors of the database and its disk.

/** Foreign key violation: the referenced row was deleted in the meantime. */
export const isForeignKeyViolation = (error: unknown): boolean => causeOf(error).code === '23503'

/** Unique violation. */
export const isUniqueViolation = (error: unknown): boolean => causeOf(error).code === '23505'

/** The server's or the database's disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = causeOf(error)
  const isNamed = [NO_SPACE, SQLITE_FULL].some((words) => message.includes(words))
  return isNamed || ['ENOSPC', 'EDQUOT', '53100'].includes(code)
}

/** A full disk, as named by operating systems and by the SQLite file that locks the data folder. */
export const NO_SPACE = 'No space left on device'
const SQLITE_FULL = 'database or disk is full'

/** pg stopped waiting for an answer (`query_timeout`). Its error has no code. */
export const isQueryTimeout = (error: unknown): boolean => causeOf(error).message === 'Query read timeout'

/** The database is unreachable or overloaded, so trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = causeOf(error)
  return (
    isQueryTimeout(error) ||
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|57P0|53|08|57014|55P03)/.test(code) ||
    /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable/.test(message)
  )
}

export function causeOf(error: unknown): { code?: string; message?: string } {
  // drizzle wraps the driver's error.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause ?? {}
}
