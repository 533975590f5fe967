// The fixed limits of rooms. This file imports nothing, so using it costs the browser little.

/** The path of the WebSocket that browsers open. */
export const ROOM_PATH = '/room'
/** The most small pictures that one person sees. */
export const MAX_THUMBNAILS = 5
/** How many voices are heard at the same time. The loudest are chosen. */
export const VOICES = 4
export const MAX_ROOM_MESSAGE = 1000
/** A person can send this many messages in a row, and one more after each pause. */
export const CHAT_BURST = 5
export const CHAT_PAUSE_MS = 2000
/** How long someone who lost the connection keeps their place and raised hand. */
export const AWAY_MS = 60_000
