// What the database says when it refuses a write.

/** Whether a write pointed at a row that was deleted meanwhile. */
export function pointsAtNothing(error: unknown): boolean {
  // drizzle wraps the driver's error.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (cause as { code?: string } | null)?.code === '23503'
}
