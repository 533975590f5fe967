/** What a stored picture is called, as a pattern: re-encoded photos are WebP, cleaned drawings are SVG. */
export const UPLOAD_NAME = String.raw`[\da-f-]{36}\.(?:webp|svg)`
