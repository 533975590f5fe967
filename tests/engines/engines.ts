// `npm run engines`: the main flows in Chromium, Firefox and WebKit; any error of a page fails its flow. Takes the names
// of the engines (default: all): `npm run engines -- firefox`.
import { readParts, secondsSince } from '../helpers/parts.ts'
import type { Browser } from './driver.ts'
import { FLOWS, type Flow } from './flows.ts'
import { launchChromium, launchFirefox } from './puppeteer.ts'
import { openSite, type Site } from './site.ts'
import { visitorOf } from './visitor.ts'
import { launchWebKit } from './webkit.ts'

const ENGINES: Record<string, () => Promise<Browser>> = {
  chromium: () => launchChromium(),
  firefox: () => launchFirefox(),
  webkit: launchWebKit,
}

type Outcome = { seconds: string; errors: string[] }

const { isWanted } = readParts(Object.keys(ENGINES), 0)
const site = await openSite()
const results = new Map<string, Outcome[]>()
for (const [engine, launch] of Object.entries(ENGINES).filter(([name]) => isWanted(name))) {
  results.set(engine, await walkAll(engine, launch))
}
await site.close()
printTable()
process.exit([...results.values()].flat().some(({ errors }) => errors.length) ? 1 : 0)

async function walkAll(engine: string, launch: () => Promise<Browser>): Promise<Outcome[]> {
  const browser = await launch().catch((error: unknown) => [String(error)])
  const outcomes: Outcome[] = []
  for (const flow of FLOWS) {
    const began = performance.now()
    const errors = Array.isArray(browser)
      ? browser
      : await walk(browser, flow, site).catch((error: unknown) => [String(error)])
    const seconds = secondsSince(began)
    outcomes.push({ seconds, errors })
    const lines = errors.map((error) => `\n      ${error}`)
    console.log(`${errors.length ? 'WRONG' : 'ok   '} ${engine}: ${flow.name}, ${seconds} s${lines.join('')}`)
  }
  if (!Array.isArray(browser)) await browser.close()
  return outcomes
}

/** Returns what went wrong: the step that failed, then the pages' complaints. */
async function walk(browser: Browser, flow: Flow, site: Site): Promise<string[]> {
  const tab = await browser.openTab()
  const found: string[] = []
  await flow.walk(visitorOf(tab, site.url), site).catch((error: unknown) => found.push(String(error)))
  const complaints = await tab.errors().catch((error: unknown) => [String(error)])
  await tab.close()
  return [...found, ...complaints.filter((complaint) => !flow.allowed?.test(complaint))]
}

function printTable(): void {
  const cellOf = ({ seconds, errors }: Outcome) => errors[0]?.split('\n')[0] ?? `ok, ${seconds} s`
  const rows = FLOWS.map((flow, index) => [
    flow.name,
    ...[...results.values()].map((outcomes) => cellOf(outcomes[index]!)),
  ])
  const table = [['', ...results.keys()], ...rows]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  console.log()
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
}
