// What the database says when it refuses a write.

/** Whether a write pointed at a row that was deleted meanwhile. */
export const pointsAtNothing = (error: unknown): boolean => codeOf(error) === '23503'

/** Whether somebody else has the value already that must be there once. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'

function codeOf(error: unknown): string | undefined {
  // drizzle wraps the driver's error.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (cause as { code?: string } | null)?.code
}
