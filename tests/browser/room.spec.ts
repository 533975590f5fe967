// Two people in a room, with the browser's fake camera and microphone.
import { expect, test } from './site.ts'
import type { Seen } from '../helpers/live/room-page.ts'
import { startRoomSite, type RoomSite } from '../helpers/live/room-site.ts'
import type { RoomConnection } from '../../web/live/room/connection.ts'
import type { Page } from '@playwright/test'

declare const connection: RoomConnection
declare const seen: () => Promise<Seen>

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ]
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
  // The room process is killed.
  allow: /WebSocket|AudioContext/,
})

/** Waits until more frames and sound have arrived than at the last check. */
async function expectToSeeAndHear(page: Page, timeout: number): Promise<void> {
  const sum = (values: Record<string, number>) => Object.values(values).reduce((total, value) => total + value, 0)
  let before: Seen | null = null
  const hasMore = async () => {
    const earlier = before
    before = await page.evaluate(async () => (connection.phase === 'in' ? await seen() : null))
    if (!earlier || !before) return false
    return (before.frames.stage ?? 0) > (earlier.frames.stage ?? 0) && sum(before.energy) > sum(earlier.energy)
  }
  await expect.poll(hasMore, { timeout }).toBe(true)
}

test(
  'two people see and hear each other, and again within ten seconds of the room’s death',
  { tag: '@long' },
  async ({ context, browser }) => {
    const site: RoomSite = await startRoomSite()
    try {
      const elsewhere = await browser.newContext({ permissions: ['camera', 'microphone'] })
      const [tutor, learner] = [await elsewhere.newPage(), await context.newPage()]
      await tutor.goto(`${site.url}/?person=tutor&role=host&auto`)
      await learner.goto(`${site.url}/?person=mitu&auto`)
      for (const page of [tutor, learner]) {
        await page.waitForFunction(() => 'connection' in window)
        await expectToSeeAndHear(page, 40_000)
      }
      await learner.evaluate(() => {
        connection.send({ t: 'hand', up: true })
      })
      const hands = () =>
        tutor.evaluate(() => connection.people.filter(({ hand }) => hand !== null).map(({ id }) => id))
      await expect.poll(hands).toEqual(['mitu'])

      // The tutor loses the network. Both sides show that immediately, and the connection comes back automatically.
      const away = () => learner.evaluate(() => connection.people.filter(({ isAway }) => isAway).map(({ id }) => id))
      await tutor.context().setOffline(true)
      await expect.poll(away).toEqual(['tutor'])
      expect(await tutor.evaluate(() => connection.phase)).toBe('lost')
      await tutor.context().setOffline(false)
      for (const page of [tutor, learner]) await expectToSeeAndHear(page, 10_000)
      expect(await away()).toEqual([])

      process.kill(site.rooms.pid()!, 'SIGKILL')
      // Messages on their way when the room died still arrive.
      await expect.poll(() => site.reports.filter(({ type }) => type === 'joined').length, { timeout: 10_000 }).toBe(5)
      for (const page of [tutor, learner]) await expectToSeeAndHear(page, 10_000)
      expect(await hands()).toEqual(['mitu'])
      await elsewhere.close()
    } finally {
      await site.close()
    }
  },
)
