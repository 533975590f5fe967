// A person's private calendar of live classes.
import { wording } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { asNewcomer, open } from './people.ts'
import { expect } from './site.ts'

asNewcomer('a private calendar is made, fetched by its address, and ended', { tag: '@long' }, async ({ page }) => {
  await open(page, '/myProfile')
  await page.getByRole('button', { name: 'Set up' }).click()
  const sheet = page.getByRole('dialog', { name: 'Classes in your calendar' })
  await sheet.getByRole('button', { name: wording('calendar_make') }).click()
  const address = await sheet.getByLabel(wording('calendar_address')).inputValue()
  await expect(sheet.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
    'href',
    address.replace(/^https?/, 'webcal'),
  )
  expect(await (await page.request.get(address)).text()).toContain('BEGIN:VCALENDAR')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: wording('calendar_end') }).click()
  await expect(sheet.getByText(wording('calendar_ended'))).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})
