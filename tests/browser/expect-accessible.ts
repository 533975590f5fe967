// Checks a page in light and dark, on a phone and a desktop: no axe findings, nothing wider than the narrowest
// screen. With reduced motion, so that axe never sees a half-way colour. `npm test` checks a light phone, and each page of
// a test once; `npm run test:long` every view and every state.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'
import { expect } from './site.ts'

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
}
/** The only rules whose result can depend on the theme. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
type View = { colorScheme: 'light' | 'dark'; width: number; rules: RunOnly; isColourless?: true }
/** Every rule at both widths, and the colour rules in both themes at both widths. */
const EVERY_VIEW: View[] = [
  { colorScheme: 'light', width: 390, rules: ALL_RULES },
  { colorScheme: 'light', width: 1440, rules: COLOUR_RULES },
  { colorScheme: 'dark', width: 1440, rules: ALL_RULES },
  { colorScheme: 'dark', width: 390, rules: COLOUR_RULES },
]
const USUAL_VIEWS = process.env.PORUA_TEST_LONG ? EVERY_VIEW : EVERY_VIEW.slice(0, 1)
/** For a page whose colours another test checks in another language. */
export const TRANSLATED: View[] = [390, 1440].map((width) => ({
  colorScheme: 'light',
  width,
  rules: ALL_RULES,
  isColourless: true,
}))
export const MIN_WIDTH = 320
/** The addresses at which a page has been checked. */
const checked = new WeakMap<Page, Set<string>>()

export async function expectAccessible(page: Page, views = USUAL_VIEWS): Promise<void> {
  const before = checked.get(page) ?? new Set()
  checked.set(page, before)
  if (before.has(page.url()) && !process.env.PORUA_TEST_LONG) return
  before.add(page.url())
  await addAxe(page)
  const detached = await page.evaluateHandle(detachDrawings)
  for (const view of views) {
    const { colorScheme, width } = view
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    // Otherwise the last click would decide what a sticky bar covers.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await findings(page, view), `${colorScheme}, ${width} px`).toEqual([])
  }
  await detached.evaluate((put) => put())
  expect(await page.evaluate(crookedRows), 'rows with other cells than their table has columns').toEqual([])
  await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
  expect(await page.evaluate(overflowing), `at ${MIN_WIDTH} px`).toEqual([])
}

/** On phones each cell is labelled by the column in the same position, so an extra one mislabels the others. */
function crookedRows(): string[] {
  return Array.from(document.querySelectorAll<HTMLTableRowElement>('.table tbody tr'))
    .filter((row) => {
      const width = Array.from(row.cells).reduce((sum, { colSpan }) => sum + colSpan, 0)
      return width !== row.closest('table')?.tHead?.rows[0]?.cells.length
    })
    .map((row) => row.textContent)
}

/**
 * Takes the shapes out of all drawings without text or links, and returns a function that puts them back. They are most
 * of a page's elements, axe looks at each of them, and it judges a drawing by its <svg> and its title alone.
 */
function detachDrawings(): () => void {
  const isPlain = (drawing: Element) =>
    !drawing.querySelector('text, a, foreignObject, [role], [aria-label], [tabindex]')
  // React reports a difference if it has yet to hydrate the section that a drawing is in.
  const isHydrated = ({ parentElement }: Element) =>
    parentElement !== null && Object.keys(parentElement).some((key) => key.startsWith('__reactFiber'))
  const drawings = [...document.querySelectorAll('svg')].filter((each) => isPlain(each) && isHydrated(each))
  const kept = drawings.map((drawing) => [...drawing.childNodes])
  for (const drawing of drawings) drawing.replaceChildren(...drawing.querySelectorAll(':scope > title'))
  return () => drawings.forEach((drawing, index) => drawing.replaceChildren(...kept[index]!))
}

/** Runs axe in the page and its own frames; axe includes the frames automatically. */
async function addAxe(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const own = page.frames().filter((frame) => frame === page.mainFrame() || frame.url().startsWith(origin))
  await Promise.all(own.map((frame) => frame.evaluate(AXE)))
}

async function findings(page: Page, { rules, isColourless }: View) {
  const none = Object.fromEntries(COLOUR_RULES.values.map((rule) => [rule, { enabled: false }]))
  // Passed checks are not collected: that takes as long as finding violations.
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(options),
    { runOnly: rules, resultTypes: ['violations'], ...(isColourless && { rules: none }) },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  )
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
