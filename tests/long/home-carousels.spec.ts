// The endless row of books on the largest screens and on phones; `npm test` takes the width of a desktop.
import { expectEndlessBooks } from '../browser/carousels.ts'
import { test } from '../browser/site.ts'

for (const { width, books } of [
  { width: 3200, books: 7 },
  { width: 390, books: 1 },
]) {
  test(`the books carousel has no end at ${width} px, with arrows and by scrolling`, ({ page }) =>
    expectEndlessBooks(page, width, books))
}
