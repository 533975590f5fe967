// How much CPU and memory a room of twelve takes, and how much data a learner uses in an hour.
import { chromium, type Browser, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RoomConnection } from '../../web/live/room/connection.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { startRoomSite, type RoomSite } from '../helpers/live/room-site.ts'
import { until } from '../helpers/until.ts'
import type { Measure } from './measure.ts'

declare const connection: RoomConnection

const PEOPLE = fileURLToPath(new URL('../helpers/live/synthetic-people.ts', import.meta.url))
const TWELVE = 12
const JOINED_MS = 120_000
const SETTLED_MS = 8000
const MEASURED_MS = 20_000
const HOUR_MS = 3_600_000
const SAMPLE_MS = 5000
const TICKS_PER_SECOND = 100
const MAX_LOAD = 0.3
const MAX_MB = 150
/**
 * How much more the last quarter of an hour may take than the second. The first doesn't count, because the engine's
 * heap grows then.
 */
const FLAT = 1.05

export async function benchRoom(): Promise<Measure[]> {
  const [quarter] = await ofTwelve(1, MEASURED_MS)
  return [
    { what: 'a room of twelve, of a core', value: quarter!.load, unit: 'load', goal: { atMost: MAX_LOAD } },
    { what: 'a room of twelve, memory', value: quarter!.mb, unit: 'MB', goal: { atMost: MAX_MB } },
  ]
}

/** Whether a room of twelve takes no more at the end of an hour (or ROOM_MINUTES) than once it has settled. */
export async function benchRoomHour(): Promise<Measure[]> {
  const quarters = await ofTwelve(4, (Number(process.env.ROOM_MINUTES ?? 60) * 60_000) / 4)
  const [second, last] = [quarters[1]!, quarters.at(-1)!]
  const each = (write: (quarter: Quarter) => string) => `by quarters ${quarters.map(write).join(', ')}`
  const [load, mb] = [Math.max(...quarters.map(({ load }) => load)), Math.max(...quarters.map(({ mostMb }) => mostMb))]
  return [
    {
      what: 'an hour of twelve people, of a core in the busiest quarter',
      value: load,
      unit: 'load',
      goal: { atMost: MAX_LOAD },
      beside: each(({ load }) => load.toFixed(3)),
    },
    {
      what: 'an hour of twelve people, memory at most',
      value: mb,
      unit: 'MB',
      goal: { atMost: MAX_MB },
      beside: each(({ mb }) => mb.toFixed(1)),
    },
    {
      what: 'an hour of twelve people, memory of the last quarter against the second',
      value: last.mb / second.mb,
      unit: 'times',
      goal: { atMost: FLAT },
      beside: each(({ people }) => `${people.toFixed(2)} people`),
    },
  ]
}

type Quarter = { load: number; mb: number; mostMb: number; people: number }

/** A host in a browser and eleven synthetic people, who all see the host on the stage. */
async function ofTwelve(parts: number, partMs: number): Promise<Quarter[]> {
  const site = await startRoomSite()
  const browser = await launch()
  await open(browser, site, 'person=tutor&role=host')
  const people = spawn(process.execPath, [PEOPLE, site.url, String(TWELVE - 1)], { stdio: 'inherit' })
  try {
    await until(() => whoIsIn(site) === TWELVE, JOINED_MS)
    await wait(SETTLED_MS)
    const measured: Quarter[] = []
    for (let part = 0; part < parts; part++) {
      const quarter = await measureProcess(site, partMs)
      if (quarter.people < TWELVE - 1) throw new Error(`only ${quarter.people.toFixed(1)} of twelve were there`)
      measured.push(quarter)
    }
    return measured
  } finally {
    people.kill()
    await browser.close()
    await site.close()
  }
}

function whoIsIn({ reports }: RoomSite): number {
  const people = new Set<string>()
  for (const report of reports) {
    if (report.type === 'joined') people.add(report.person)
    else if (report.type === 'left') people.delete(report.person)
  }
  return people.size
}

async function measureProcess(site: RoomSite, ms: number): Promise<Quarter> {
  const pid = site.rooms.pid()!
  const [before, beganMs] = [cpuSeconds(pid), performance.now()]
  const samples: { mb: number; people: number }[] = []
  while (performance.now() - beganMs < ms) {
    await wait(SAMPLE_MS)
    samples.push({ mb: residentMb(pid), people: whoIsIn(site) })
  }
  const load = (cpuSeconds(pid) - before) / ((performance.now() - beganMs) / 1000)
  const mean = (of: 'mb' | 'people') => samples.reduce((sum, sample) => sum + sample[of], 0) / samples.length
  return { load, mb: mean('mb'), mostMb: Math.max(...samples.map(({ mb }) => mb)), people: mean('people') }
}

/** What a class costs a learner who sends nothing. The tutor's picture is grainy: a calm one may take less. */
export async function benchRoomData(): Promise<Measure[]> {
  const site = await startRoomSite()
  const browser = await launch()
  try {
    const tutor = await open(browser, site, 'person=tutor&role=host&auto&draw&grain')
    const learner = await open(browser, site, 'person=mitu&auto&quiet&mute')
    const video = await megabytesPerHour(learner)
    await learner.evaluate(() => {
      connection.setSoundOnly(true)
    })
    const sound = await megabytesPerHour(learner)
    await tutor.evaluate(shareText)
    const still = await bytesOfStill(learner, sound)
    return [
      { what: 'data of a learner with the teacher’s picture, in an hour', value: video, unit: 'MB' },
      { what: 'data of a learner with sound only, in an hour', value: sound, unit: 'MB' },
      { what: 'data of one picture of a shared screen', value: still / 1000, unit: 'KB' },
    ]
  } finally {
    await browser.close()
    await site.close()
  }
}

/** A page of text, as large as an ordinary screen. */
function shareText(): void {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
  const pen = canvas.getContext('2d')!
  let drawn = 0
  const paint = () => {
    pen.fillStyle = '#0d1b2a'
    pen.fillRect(0, 0, 1280, 720)
    pen.fillStyle = '#fff'
    pen.font = '26px monospace'
    for (let line = 0; line < 20; line++)
      pen.fillText(`${line} while guess != secret: guess = int(input())`, 40, 40 + line * 34)
    pen.fillText(String(drawn++), 1150, 690)
  }
  paint()
  setInterval(paint, 200)
  connection.share(canvas.captureStream(5).getVideoTracks()[0]!)
}

async function bytesOfStill(page: Page, soundPerHour: number): Promise<number> {
  await wait(SETTLED_MS)
  const beganMs = performance.now()
  const bytes = await page.evaluate(async (settleMs) => {
    const before = await connection.traffic()
    const sharing = connection.people.find(({ screen }) => screen)!
    await connection.still(sharing.id)
    // Packets under way still arrive.
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    const after = await connection.traffic()
    return after.received - before.received + after.sent - before.sent
  }, SETTLED_MS / 4)
  return bytes - soundPerHour * 1e6 * ((performance.now() - beganMs) / HOUR_MS)
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  })

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
