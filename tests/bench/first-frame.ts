// How long a learner on a cheap phone waits for the first picture of a video at 240p, from opening the lesson's address.
import { chromium } from '@playwright/test'
import type { Curriculum } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { median } from './load.ts'
import type { Measure } from './measure.ts'
import { slowPage } from './phone.ts'

const ROUNDS = 5

export async function firstFrame(url: string): Promise<Measure[]> {
  const lesson = await freeVideo(url)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { page } = await slowPage(browser)
    await page.addInitScript(() => {
      const mark = () => performance.measure('first frame', { start: 0 })
      // The event doesn't bubble.
      document.addEventListener('loadeddata', mark, { capture: true, once: true })
    })
    await page.goto(url + lesson, { waitUntil: 'commit' })
    const frame = await page.waitForFunction(() => performance.getEntriesByName('first frame')[0]?.duration)
    took.push((await frame.jsonValue())!)
    await page.context().close()
  }
  await browser.close()
  const what = 'the first frame of a video at 240p on a slow phone'
  return [{ what, value: median(took), unit: 'ms', goal: { atMost: 3000 } }]
}

async function freeVideo(url: string): Promise<string> {
  const read = async <Answer>(path: string) => (await (await fetch(`${url}/api/${path}`)).json()) as Answer
  for (const { _id: course } of await read<{ _id: string }[]>('courses/freeCourse')) {
    const { sections } = await read<Curriculum>(`curriculum/${course}`)
    const lessons = sections.flatMap((section) => section.lessons)
    const video = lessons.find(({ kind, free }) => free && kind === 'video')
    if (video) return paths.learn(course, video._id)
  }
  throw new Error('the demo has no video that is a free preview')
}
