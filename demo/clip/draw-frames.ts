// Draws public/porua-intro.mp4, the introduction clip of the demo's courses: the water lily opens petal by petal, and
// the name appears below its headline. Frames go to standard output as PNG. To render the clip again (needs ffmpeg):
//
//   node demo/clip/draw-frames.ts | ffmpeg -y -f image2pipe -framerate 24 -c:v png -i - -an -c:v libx264 \
//     -preset veryslow -crf 26 -pix_fmt yuv420p -movflags +faststart web/public/porua-intro.mp4
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { palette } from '#art/palette.ts'
import { geo, petalPath, rect, shape, stitch } from '#art/shapes.ts'

const WIDTH = 640
const HEIGHT = 360
const FRAMES_PER_SECOND = 24
const SECONDS = 6

/** The name as in the footer, and where its outline starts. */
const WORDMARK = {
  path: readFileSync(new URL('../../web/ui/site-icons.svg', import.meta.url), 'utf8').match(
    /id="wordmark" d="([^"]+)"/,
  )![1]!,
  left: 3.7,
  upper: -65.8,
}

const GROUND = '#032c20'
const NAME = '#eaf8ee'
const WATER = ['#0a4a37', '#005f41'] as const
const LILY = palette(345)

const PETALS = 9
const SPREAD = 150
const PETAL_LENGTH = 150
const FLOWER = { x: 176, y: 262 }
const WORD = { x: 322, top: 116, scale: 1.06 }

/** Rises from 0 to 1 between start and end, slowing down towards the end. */
function eased(time: number, start: number, end: number): number {
  const part = Math.min(1, Math.max(0, (time - start) / (end - start)))
  return 1 - (1 - part) ** 3
}

function flower(time: number): string {
  const middle = (PETALS - 1) / 2
  const places = Array.from({ length: PETALS }, (_, index) => index - middle)
  return (
    places
      // Outermost first, so that the middle petal is on top. It also opens first.
      .sort((one, other) => Math.abs(other) - Math.abs(one))
      .map((place) => {
        const start = 0.3 + Math.abs(place) * 0.42 + (place > 0 ? 0.21 : 0)
        const open = eased(time, start, start + 0.9)
        if (open === 0) return ''
        const angle = ((SPREAD * place) / (PETALS - 1)) * open
        const length = PETAL_LENGTH * (1 - (0.12 * Math.abs(angle)) / 90)
        const move = geo` transform="translate(${FLOWER.x} ${FLOWER.y}) rotate(${angle}) scale(${open.toFixed(3)})"`
        const fill = place % 2 ? LILY.pop : LILY.second
        return (
          shape(petalPath(length, length * 0.235), fill, ` stroke="${GROUND}" stroke-width="3"${move}`) +
          stitch(geo`M0 ${-length * 0.2}V${-length * 0.8}`, LILY.background, 1.5, move)
        )
      })
      .join('')
  )
}

function wave(time: number, top: number, drift: number, fill: string): string {
  const shift = ((time * drift) % 80) - 80
  return shape(geo`M${shift} ${top}${'q20 -9 40 0t40 0'.repeat(10)}V${HEIGHT}H${shift}Z`, fill)
}

function name(time: number): string {
  const { x, top, scale } = WORD
  const { left, upper, path } = WORDMARK
  const move = geo`translate(${x - left * scale} ${top - upper * scale}) scale(${scale})`
  // The headline (matra) comes first: from the stem of the first letter, never over its left part, to the edge and
  // beyond.
  const run = 400 * eased(time, 2.9, 3.9)
  const shown = eased(time, 3.5, 4.6).toFixed(3)
  return (
    `<g transform="${move}" fill="${NAME}">` +
    geo`<path d="M60 -64.5h${run}v12.7h${-run}z"/>` +
    `<path d="${path}" opacity="${shown}"/></g>`
  )
}

function frame(time: number): string {
  const rise = 40 * (1 - eased(time, 0, 0.8))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    rect(0, 0, WIDTH, HEIGHT, GROUND) +
    flower(time) +
    wave(time, 258 + rise, 14, WATER[0]) +
    wave(time, 292 + rise, -22, WATER[1]) +
    stitch(geo`M0 ${326 + rise}${'q20 -7 40 0t40 0'.repeat(8)}`, NAME, 1.8, ' opacity=".5"') +
    name(time) +
    '</svg>'
  )
}

for (let index = 0; index < SECONDS * FRAMES_PER_SECOND; index++) {
  process.stdout.write(
    await sharp(Buffer.from(frame(index / FRAMES_PER_SECOND)))
      .png()
      .toBuffer(),
  )
}
