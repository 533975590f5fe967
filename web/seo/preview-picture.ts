/** The URL of a drawn cover. /og/ serves the same drawing as a PNG for link previews. */
const DRAWN_COVER = /^\/covers\/(course|book|blog)\/(?:.*\/)?([\da-f-]{36})\.svg$/

/** The picture that chats and search engines show next to a link. */
export function pictureOf(img: string | undefined, origin: string): { url: string; isDrawn: boolean } {
  const drawn = img && DRAWN_COVER.exec(img)
  if (drawn) return { url: `${origin}/og/${drawn[1]}/${drawn[2]}.png`, isDrawn: true }
  // Link preview services do not render SVG.
  if (img && !img.endsWith('.svg')) return { url: new URL(img, origin).href, isDrawn: false }
  return { url: `${origin}/og/site.png`, isDrawn: true }
}
