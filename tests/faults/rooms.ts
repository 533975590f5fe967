// A room on bad days: people come and go, lines lose packets, the room process is killed, and the site is started again.
import { chromium, type Browser, type Page } from '@playwright/test'
import { createSocket } from 'node:dgram'
import { setTimeout as wait } from 'node:timers/promises'
import type { RoomConnection } from '../../web/live/room/connection.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { openLossyLine } from '../helpers/lossy-line.ts'
import type { Report } from '../helpers/report.ts'
import type { Seen } from '../helpers/room-page.ts'
import { startRoomSite, type RoomSite } from '../helpers/room-site.ts'
import { seconds } from './figures.ts'

declare const connection: RoomConnection
declare const seen: () => Promise<Seen>
declare const levels: () => number[]

const BACK_WITHIN_MS = 10_000
const GIVE_UP_MS = 60_000
const LOOK_MS = 1000
const LOOPBACK = '127.0.0.1'

export async function rooms(report: Report): Promise<void> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--allow-loopback-in-peer-connection',
    ],
  })
  try {
    await comingAndGoing(browser, report)
    await badLines(browser, report)
  } finally {
    await browser.close()
  }
}

async function comingAndGoing(browser: Browser, report: Report): Promise<void> {
  let site = await startRoomSite()
  const port = Number(new URL(site.url).port)
  const tutor = await open(browser, site, 'tutor', true)
  const early = [await open(browser, site, 'mitu'), await open(browser, site, 'rafi')]
  await reportTogether(report, 'three people', [tutor, ...early])
  const late = await open(browser, site, 'joy')
  await reportTogether(report, 'somebody comes late', [tutor, ...early, late])
  await early[0]!.close()
  const left = [tutor, early[1]!, late]
  await reportTogether(report, 'somebody leaves', left)
  process.kill(site.rooms.pid()!, 'SIGKILL')
  await reportTogether(report, 'the room process is killed', left)
  await site.close()
  site = await startRoomSite({ port })
  await reportTogether(report, 'the site is started again', left)
  for (const page of left) await page.close()
  await site.close()
}

async function badLines(browser: Browser, report: Report): Promise<void> {
  const port = await freePort()
  const line = await openLossyLine(port)
  const site = await startRoomSite({
    reach: { port, bindAddress: LOOPBACK, publicAddress: { address: LOOPBACK, port: line.port } },
  })
  const pages = [await open(browser, site, 'tutor', true), await open(browser, site, 'mitu')]
  await reportTogether(report, 'two people behind a forwarded port', pages)
  line.loss = 0.05
  await reportTogether(report, '5% of all packets are lost', pages)
  line.loss = 0.25
  await reportLevel(report, '25% of all packets are lost: sound only', pages[1]!, 3)
  line.loss = 0
  await reportLevel(report, 'nothing is lost any more: all pictures', pages[1]!, 0)
  line.uplink = 250_000
  await wait(GIVE_UP_MS / 4)
  await reportTogether(report, 'an uplink of 250 kbit/s', pages)
  for (const page of pages) await page.close()
  await site.close()
  line.close()
}

async function open(browser: Browser, { url }: RoomSite, person: string, isHost = false): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${url}/?person=${person}&auto${isHost ? '&role=host' : ''}`)
  await page.waitForFunction(() => 'connection' in window)
  return page
}

/** Everybody sees and hears everybody else. */
async function reportTogether(report: Report, what: string, pages: Page[]): Promise<void> {
  const beganMs = performance.now()
  let found: string[] = []
  do {
    found = (await Promise.all(pages.map((page) => missing(page, pages.length - 1)))).flat()
  } while (found.length && performance.now() - beganMs < GIVE_UP_MS)
  const ms = performance.now() - beganMs
  if (!found.length && ms > BACK_WITHIN_MS + LOOK_MS) found.push(`only after ${seconds(ms)}`)
  report(`${what}: everybody sees and hears the others in ${seconds(ms)}`, found)
}

async function missing(page: Page, others: number): Promise<string[]> {
  const look = () => page.evaluate(async () => ({ ...(await seen()), you: connection.you, phase: connection.phase }))
  const before = await look()
  await wait(LOOK_MS)
  const after = await look()
  if (after.phase !== 'in') return [`${after.you} is ${after.phase}`]
  const growing = (now: Record<string, number>, then: Record<string, number>) =>
    Object.keys(now).filter((name) => now[name]! > (then[name] ?? 0)).length
  const [pictures, voices] = [growing(after.frames, before.frames), growing(after.energy, before.energy)]
  return pictures === others && voices >= others
    ? []
    : [`${after.you} sees ${pictures} and hears ${voices} of ${others}`]
}

async function reportLevel(report: Report, what: string, page: Page, wanted: number): Promise<void> {
  const beganMs = performance.now()
  const level = () => page.evaluate(() => levels().at(-1) ?? 0)
  while ((await level()) !== wanted && performance.now() - beganMs < 4 * GIVE_UP_MS) await wait(LOOK_MS)
  const reached = await level()
  const found = reached === wanted ? [] : [`the level is ${reached} after ${seconds(performance.now() - beganMs)}`]
  report(`${what}, after ${seconds(performance.now() - beganMs)}`, found)
}

async function freePort(): Promise<number> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, LOOPBACK, resolve))
  const { port } = socket.address()
  await new Promise<void>((resolve) => socket.close(resolve))
  return port
}
