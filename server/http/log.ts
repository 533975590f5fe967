// Structured logs. They name a call by its pattern, because paths contain emails, and an error by its type and stack,
// never by a query's values.
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

export function describeError(error: unknown): Record<string, unknown> {
  // drizzle puts the query's parameters into its message. The driver's error, its cause, doesn't.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { message: 'a value that is not an Error was thrown' }
  const { code, constraint, table } = cause as { code?: unknown; constraint?: unknown; table?: unknown }
  return { type: cause.name, message: cause.message, code, constraint, table, stack: cause.stack }
}
