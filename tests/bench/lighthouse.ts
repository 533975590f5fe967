// Lighthouse's marks (its own settings for phones). It is large and wanted here only: `npm run bench` installs it beside
// the other packages, not among them.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median } from './load.ts'
import { CHROMIUM } from '../helpers/chromium.ts'

const COMMAND = fileURLToPath(new URL('../../.bench/node_modules/.bin/lighthouse', import.meta.url))
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ROUNDS = 3

export type Marks = Record<(typeof CATEGORIES)[number], number>

/** Out of a hundred each; the middle one of three runs. */
export function marksOf(url: string): Marks {
  const runs = Array.from({ length: ROUNDS }, () => runOnce(url))
  return Object.fromEntries(CATEGORIES.map((name) => [name, median(runs.map((marks) => marks[name]))])) as Marks
}

function runOnce(url: string): Marks {
  const args = [url, '--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox --disable-gpu']
  const { stdout, stderr } = spawnSync(COMMAND, [...args, `--only-categories=${CATEGORIES.join(',')}`], {
    env: { ...process.env, CHROME_PATH: CHROMIUM },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!stdout) throw new Error(`Lighthouse did not run: ${stderr}`)
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> }
  return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])) as Marks
}
