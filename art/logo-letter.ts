// The logo's letter as an outline, apart from the covers' letters so that the top bar does not load those.

import type { Glyph } from './glyphs.ts'

/** প, the letter of the logo. */
export const LOGO_LETTER: Glyph = {
  box: [3.7, -65.8, 67.8, 65.8],
  path: 'M3.7 -37.3L3.7 -42.7Q3.7 -53.8 9.7 -59.8Q15.7 -65.8 27.4 -65.8Q35.9 -65.8 40.9 -62.7Q45.9 -59.7 47.5 -53.4L49.9 -53.4L49.7 -38.5L46.7 -36.5L46.5 -42.8Q44.4 -47.1 40.9 -49.1Q37.5 -51.2 32.6 -51.2Q27.1 -51.2 24.4 -48.8Q21.6 -46.4 21.6 -42L21.6 -38.3L19.7 -42.9L33.9 -34L21.7 -26L3.7 -37.3ZM17.4 -11.1L6.3 -20.6L47 -44.8L53.3 -31.4L17.4 -11.1ZM46.7 0L46.7 -48.9L48 -48.9L48 -64.5L63.5 -64.5L63.5 0L46.7 0ZM56.8 -58L63.5 -58L63.5 -35L56.8 -35L56.8 -58ZM56.8 -51.8L56.8 -64.5L70.5 -64.5L71.4 -51.8L56.8 -51.8Z',
}
