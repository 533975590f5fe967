// The fixed numbers of rooms. This file imports nothing, so using it costs the browser little.

/** Where browsers open the WebSocket. */
export const ROOM_PATH = '/room'
/** The small pictures that one person sees at most. */
export const MAX_THUMBNAILS = 5
/** The voices that are heard at the same time: the loudest. */
export const VOICES = 4
export const MAX_ROOM_MESSAGE = 1000
/** A person may write so many messages at once, and one more after each pause. */
export const CHAT_BURST = 5
export const CHAT_PAUSE_MS = 2000
/** How long the place and the raised hand of somebody who lost the connection are kept. */
export const AWAY_MS = 60_000
