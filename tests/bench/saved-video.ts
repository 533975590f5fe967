// How long a learner on a slow phone without a network waits for a saved 720p video to start after pressing Play.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { until } from '../helpers/until.ts'
import { openSaving, startVideoCourse } from '../helpers/learning/video-course.ts'
import { median } from './load.ts'
import type { Measure } from './measure.ts'

const ROUNDS = 5
const SAVED_MS = 120_000
const CPU_SLOWDOWN = 6
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

export async function savedVideo(folder: string): Promise<Measure[]> {
  const { server, buyer, course, wanted } = await startVideoCourse([makeVideo(folder)])
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ ...PHONE, baseURL: server.url })
  await context.addInitScript((token) => localStorage.setItem('accessToken', token), buyer.token)
  const page = await openSaving(context)
  await page.evaluate((wanted) => window.saved.save(wanted), wanted)
  await until(
    () => page.evaluate(async () => (await window.saved.list()).every(({ state }) => state === 'saved')),
    SAVED_MS,
  )
  await context.setOffline(true)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const played: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(paths.learn(course, wanted[0]!.id), { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('video')?.src)
    played.push(await page.evaluate(pressPlay))
  }
  await browser.close()
  await server.close()
  const what = 'a saved 720p video on a slow phone without a network, from Play to a moving picture'
  return [
    { what, value: median(played), unit: 'ms', goal: { atMost: 1000 }, beside: played.map(Math.round).join(', ') },
  ]
}

function makeVideo(folder: string): Buffer {
  const file = join(folder, 'video.mp4')
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=25', '-f', 'lavfi', '-i', 'sine=frequency=440']
  const encoding = ['-t', '20', '-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '2M', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', [
    '-loglevel',
    'error',
    ...picture,
    ...encoding,
    '-c:a',
    'aac',
    '-movflags',
    '+faststart',
    file,
  ])
  return readFileSync(file)
}

/** From the start of the video, so that its first second is played. */
async function pressPlay(): Promise<number> {
  const video = document.querySelector('video')!
  video.muted = true
  const moves = new Promise<void>((resolve) => {
    const look = () => (video.currentTime > 0 && !video.paused ? resolve() : void video.requestVideoFrameCallback(look))
    video.requestVideoFrameCallback(look)
  })
  const began = performance.now()
  await video.play()
  await moves
  return performance.now() - began
}
