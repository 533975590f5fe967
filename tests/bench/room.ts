// What a room of twelve takes, and what a learner's data costs in an hour.
import { chromium, type Browser, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RoomConnection } from '../../web/live/room/connection.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { startRoomSite, type RoomSite } from '../helpers/room-site.ts'
import { until } from '../helpers/until.ts'
import type { Measure } from './measure.ts'

declare const connection: RoomConnection

const PEOPLE = fileURLToPath(new URL('../helpers/synthetic-people.ts', import.meta.url))
const TWELVE = 12
const JOINED_MS = 120_000
const SETTLED_MS = 8000
const MEASURED_MS = 20_000
const HOUR_MS = 3_600_000
const TICKS_PER_SECOND = 100

export async function benchRoom(): Promise<Measure[]> {
  return [...(await ofTwelve()), ...(await dataPerHour())]
}

async function ofTwelve(): Promise<Measure[]> {
  const site = await startRoomSite({ isBare: true })
  const people = spawn(process.execPath, [PEOPLE, site.url, String(TWELVE)], { stdio: 'inherit' })
  try {
    const joined = () => site.reports.flatMap((report) => (report.type === 'joined' ? [report.person] : []))
    await until(() => new Set(joined()).size === TWELVE, JOINED_MS)
    await wait(SETTLED_MS)
    const pid = site.rooms.pid()!
    const [before, beganMs] = [cpuSeconds(pid), performance.now()]
    await wait(MEASURED_MS)
    const core = (cpuSeconds(pid) - before) / ((performance.now() - beganMs) / 1000)
    return [
      { what: 'a room of twelve, of a core', value: core, unit: 'load', goal: { atMost: 0.3 } },
      { what: 'a room of twelve, memory', value: residentMb(pid), unit: 'MB', goal: { atMost: 150 } },
    ]
  } finally {
    people.kill()
    await site.close()
  }
}

async function dataPerHour(): Promise<Measure[]> {
  const site = await startRoomSite()
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  })
  try {
    await open(browser, site, 'person=tutor&role=host&auto')
    const learner = await open(browser, site, 'person=mitu&auto&quiet&mute')
    const video = await megabytesPerHour(learner)
    await learner.evaluate(() => {
      connection.setSoundOnly(true)
    })
    const sound = await megabytesPerHour(learner)
    return [
      { what: 'data of a learner with the teacher’s picture, in an hour', value: video, unit: 'MB' },
      { what: 'data of a learner with sound only, in an hour', value: sound, unit: 'MB' },
    ]
  } finally {
    await browser.close()
    await site.close()
  }
}

async function open(browser: Browser, site: RoomSite, query: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${site.url}/?${query}`)
  await page.waitForFunction(() => 'connection' in window && connection.phase === 'in', null, { timeout: JOINED_MS })
  return page
}

async function megabytesPerHour(page: Page): Promise<number> {
  await wait(SETTLED_MS)
  const traffic = () => page.evaluate(async () => connection.traffic())
  const before = await traffic()
  const beganMs = performance.now()
  await wait(MEASURED_MS)
  const after = await traffic()
  const bytes = after.received - before.received + after.sent - before.sent
  return (bytes / 1e6) * (HOUR_MS / (performance.now() - beganMs))
}

function cpuSeconds(pid: number): number {
  // The name in brackets may have spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}
