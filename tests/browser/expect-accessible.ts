// Checks a page in light and dark, on a phone and a desktop: no serious axe findings, nothing wider than the narrowest
// screen. Specs that use it set reduced motion, so that axe never sees a half-way colour.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
export const MIN_WIDTH = 320

export async function expectAccessible(page: Page): Promise<void> {
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
  await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
  expect(await page.evaluate(overflowing), `at ${MIN_WIDTH} px`).toEqual([])
}

/** Elements that overflow the screen sideways, unless a scrollable or clipping ancestor contains them. */
export function overflowing(): string[] {
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
  const page = document.scrollingElement!
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (right > innerWidth + 0.5 || left < -0.5) && !isClipped(element.parentElement)
  })
  const names = wide.map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`)
  return page.scrollWidth > innerWidth ? [`the page: ${page.scrollWidth}`, ...names] : names
}
