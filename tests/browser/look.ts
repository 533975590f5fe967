// A look at a page in light and dark, on a phone and on a desk: no serious finding of axe's, nothing wider than the
// narrowest screen. A spec that looks asks for reduced motion, so that colours are there at once, not half-way to them.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
export const NARROWEST = 320

export async function look(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
      const found = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })))
      expect(found, `${colorScheme}, ${width} px`).toEqual([])
    }
  }
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  expect(await page.evaluate(tooWide), `at ${NARROWEST} px`).toEqual([])
}

/** What sticks out of the screen to the side, unless a part of the page that can be scrolled holds it. */
export function tooWide(): string[] {
  const isHeld = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement))
  const page = document.scrollingElement!
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (right > innerWidth + 0.5 || left < -0.5) && !isHeld(element.parentElement)
  })
  const names = wide.map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`)
  return page.scrollWidth > innerWidth ? [`the page: ${page.scrollWidth}`, ...names] : names
}
