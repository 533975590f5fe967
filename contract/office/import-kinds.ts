// What can be imported from a CSV file. Separate from the schemas, because the browser loads it.

export const IMPORT_KINDS = ['courses', 'books', 'instructors', 'people'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const MAX_IMPORT_ROWS = 10_000
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
/** How long an import can be undone. */
export const UNDO_HOURS = 24
