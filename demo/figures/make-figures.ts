// Draws the figures of the demo's text lessons: `node demo/figures/make-figures.ts`. A lesson shows its own as
// media/<category>-<course>-<lesson>.svg.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hueOfCourse } from '#art/hues.ts'
import { drawFigure } from './draw-figure.ts'
import { figures } from './figures/index.ts'

const MEDIA = fileURLToPath(new URL('./media/', import.meta.url))

rmSync(MEDIA, { recursive: true, force: true })
mkdirSync(MEDIA)
let bytes = 0
let count = 0
for (const [category, drawings] of Object.entries(figures)) {
  for (const [lesson, drawing] of Object.entries(drawings)) {
    const svg = drawFigure(hueOfCourse(category), drawing)
    writeFileSync(`${MEDIA}${category}-${lesson}.svg`, svg)
    bytes += svg.length
    count += 1
  }
}
console.log(`${count} figures, ${Math.round(bytes / 1000)} KB`)
