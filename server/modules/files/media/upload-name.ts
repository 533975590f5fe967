/** The names of stored pictures, as a pattern: re-encoded photos are WebP, cleaned drawings are SVG. */
export const UPLOAD_NAME = String.raw`[\da-f-]{36}\.(?:webp|svg)`
