// Lighthouse scores with its own settings for phones. It is large and only needed here, so `npm run bench` installs it
// outside the project's packages.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median } from './load.ts'
import { CHROMIUM } from '../helpers/chromium.ts'

const COMMAND = fileURLToPath(new URL('../../.bench/node_modules/.bin/lighthouse', import.meta.url))
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ROUNDS = 3

export type Scores = Record<(typeof CATEGORIES)[number], number>

/** Scores out of a hundred, the median of three runs. */
export function scoresOf(url: string, skipped: string[] = []): Scores {
  const runs = Array.from({ length: ROUNDS }, () => runOnce(url, skipped))
  return Object.fromEntries(CATEGORIES.map((name) => [name, median(runs.map((scores) => scores[name]))])) as Scores
}

function runOnce(url: string, skipped: string[]): Scores {
  const args = [url, '--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox --disable-gpu']
  if (skipped.length) args.push(`--skip-audits=${skipped.join(',')}`)
  const { stdout, stderr } = spawnSync(COMMAND, [...args, `--only-categories=${CATEGORIES.join(',')}`], {
    env: { ...process.env, CHROME_PATH: CHROMIUM },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!stdout) throw new Error(`Lighthouse did not run: ${stderr}`)
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> }
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores
}
