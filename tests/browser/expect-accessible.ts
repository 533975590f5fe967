// Checks a page in light and dark, on a phone and a desktop: no serious axe findings, nothing wider than the narrowest
// screen. With reduced motion, so that axe never sees a half-way colour.
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core'
import { expect } from './site.ts'

const ALL_RULES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The only rules that a theme can change. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
/** Every rule at both widths, and the colours in both themes at both widths. */
const VIEWS = [
  { colorScheme: 'light', width: 390, rules: ALL_RULES },
  { colorScheme: 'light', width: 1440, rules: COLOUR_RULES },
  { colorScheme: 'dark', width: 1440, rules: ALL_RULES },
  { colorScheme: 'dark', width: 390, rules: COLOUR_RULES },
] as const
export const MIN_WIDTH = 320

export async function expectAccessible(page: Page): Promise<void> {
  await addAxe(page)
  for (const { colorScheme, width, rules } of VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    expect(await seriousFindings(page, rules), `${colorScheme}, ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
  expect(await page.evaluate(overflowing), `at ${MIN_WIDTH} px`).toEqual([])
}

/** Into the page and its own frames; axe asks the frames by itself. */
async function addAxe(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const own = page.frames().filter((frame) => frame === page.mainFrame() || frame.url().startsWith(origin))
  await Promise.all(own.map((frame) => frame.evaluate(axe.source)))
}

async function seriousFindings(page: Page, rules: RunOnly) {
  // Passed checks are not collected: that takes as long as finding violations.
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    { runOnly: rules, resultTypes: ['violations'] },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })))
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
