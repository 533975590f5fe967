// A class in a real room: the host and a learner, from the check to the page after it.
import { paths } from '../../contract/paths.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { ADMIN, open, signInCached, STUDENT } from './people.ts'
import { expect, test } from './site.ts'

test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    await use({ ...launchOptions, args })
  },
})

test('a host and a learner meet, write, speak and end the class', async ({ page, browser, baseURL, request }) => {
  const admin = await signInCached(page, ADMIN, baseURL!)
  const asAdmin = { authorization: `Bearer ${admin}` }
  // The room opens ten minutes before class.
  const [day, clock] = new Date(Date.now() + 5 * 60_000).toISOString().split('T') as [string, string]
  const added = await request.post('/api/teach/live', {
    headers: asAdmin,
    data: {
      title: 'Loops by hand',
      about: 'One evening.',
      price: 0,
      programme: 2,
      subject: 'Coding',
      zone: 'UTC',
      minutes: 60,
      dates: [{ day, at: clock.slice(0, 5) }],
      tutor: 'Niloy Hafiz',
    },
  })
  expect(added.ok(), await added.text()).toBe(true)
  const { insertedId } = (await added.json()) as { insertedId: string }
  const batch = (await (await request.get(`/api/live/${insertedId}`)).json()) as { sessions: { _id: string }[] }
  const room = paths.liveRoom(batch.sessions[0]!._id)

  const home = await browser.newContext({ baseURL: baseURL!, permissions: ['camera', 'microphone'] })
  const learner = await home.newPage()
  const student = await signInCached(learner, STUDENT, baseURL!)
  const ordered = await request.post('/api/order', {
    headers: { authorization: `Bearer ${student}` },
    data: { id: insertedId },
  })
  expect(ordered.ok(), await ordered.text()).toBe(true)

  // Both check their devices and join.
  const answer = await page.goto(room)
  expect(answer!.headers()['permissions-policy']).toContain('camera=(self)')
  await open(page, room)
  await page.getByRole('button', { name: 'Turn on camera and microphone' }).click()
  await expect(page.getByRole('button', { name: 'Camera is on. Turn it off' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: wording('room_start') }).click()
  await expect(page.getByRole('button', { name: 'End class' })).toBeVisible()

  await learner.setViewportSize({ width: 390, height: 844 })
  await open(learner, room)
  await learner.getByRole('button', { name: wording('room_join') }).click()
  await expect(learner.getByRole('button', { name: 'Leave' })).toBeVisible()
  await expect(learner.getByRole('list', { name: wording('room_in_room') }).getByRole('listitem')).toHaveCount(2)

  // Tests chat, raised hands, the invitation and the recording.
  await learner.getByLabel(wording('room_message')).fill('7 tries')
  await learner.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('tab', { name: /Chat.*1 new message/ })).toBeVisible()
  await page.getByRole('button', { name: wordingPattern('room_spotlight') }).click()
  await expect(page.locator('.room-caption')).toHaveText(wordingPattern('room_spotlight_end'))
  await page.locator('.room-caption').click()
  await expect(page.locator('.room-caption')).toHaveCount(0)
  await learner.getByRole('button', { name: 'Raise hand' }).click()
  await expect(page.getByText(wording('room_hands'))).toBeVisible()
  await page.getByRole('button', { name: /^Invite to speak: / }).click()
  await expectAccessible(learner)
  await learner.getByRole('button', { name: 'Unmute and speak' }).click()
  await expect(learner.getByRole('button', { name: 'Mute' })).toBeVisible()
  await page.getByRole('button', { name: /^Mute (?!all)/ }).click()
  await expect(learner.getByRole('button', { name: 'Unmute' })).toBeVisible()
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(learner.locator('.room-recording')).toHaveText('Recording')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(page.getByText('7 tries')).toBeVisible()
  await expectAccessible(page)
  await learner.getByRole('button', { name: wording('room_sound') }).click()
  await expect(learner.locator('.room-listen')).toBeVisible()
  await expectAccessible(learner)

  // The host ends the class, and both reach the page after it.
  await page.getByRole('button', { name: 'End class' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'End class' }).click()
  await expect(page.getByRole('heading', { name: 'Class 1 is over' })).toBeVisible()
  await expect(learner.getByRole('heading', { name: 'Class 1 is over' })).toBeVisible()
  await expect(learner.getByRole('heading', { name: wording('room_recording_title') })).toBeVisible()
  await expectAccessible(learner)
  await home.close()
})
