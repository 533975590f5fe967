// The picture for a link preview: a cover or a quilt above a band with the site's name. It contains no text, because
// the server that renders it may have no fonts.

import { group, rect, shape } from './shapes.ts'
import { LOGO_LETTER, WORDMARK } from './wordmark.ts'

export const SHARED_PICTURE = { width: 1200, height: 630 } as const
const BAND_HEIGHT = 118
const GREEN = '#005f41'

/** 1200 by 630. `cover` is a complete SVG, cropped to fill the space above the band. */
export function sharedPicture(cover: string): string {
  const { width, height } = SHARED_PICTURE
  const top = height - BAND_HEIGHT
  const place = `<svg x="0" y="0" width="${width}" height="${top}" `
  const filling = cover.includes(' preserveAspectRatio=') ? '' : 'preserveAspectRatio="xMidYMid slice" '
  const logo =
    rect(0, 0, 34, 34, GREEN) +
    rect(22, 8.63, 12, 3.68, '#fff') +
    `<g transform="translate(6.1 27.33) scale(.29)">${shape(LOGO_LETTER.path, '#fff')}</g>` +
    '<circle cx="27.4" cy="26.4" r="3" fill="#fcbb20"/>'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    cover.replace('<svg ', place + filling) +
    rect(0, top, width, BAND_HEIGHT, '#fff') +
    group(`translate(48 ${top + 25}) scale(2)`, logo) +
    `<g transform="translate(140 ${top + 73}) scale(.62)">${shape(WORDMARK.path, GREEN)}</g>` +
    '</svg>'
  )
}
