// Terms and refund rules: readable by everybody, even without JavaScript, and editable by administrators.
import type { Page } from '@playwright/test'
import { paths } from '../../contract/paths.ts'
import type { PolicyPage } from '../../contract/calls/orders/policies.ts'
import { wording } from '../helpers/wording.ts'
import { asAdmin, call } from './admin.ts'
import { expectAccessible, MIN_WIDTH, overflowing, TRANSLATED } from './expect-accessible.ts'
import { open } from './people.ts'
import { expect, test } from './site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads both pages in both languages, on the narrowest screen', async ({ page }) => {
    await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
    await page.goto('/terms')
    await expect(heading(page)).toHaveText('Terms')
    await expect(page.getByText(/^In effect since \d+ \w+ \d{4}$/)).toBeVisible()
    await expect(page.getByRole('region', { name: wording('seller_title') })).toContainText('Dhaka, Bangladesh')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Refunds' }).click()
    await expect(heading(page)).toHaveText('Refunds')
    await page.goto('/refunds?lang=bn')
    await expect(heading(page)).toHaveText('টাকা ফেরত')
    await expect(page.getByText('থেকে চালু')).toBeVisible()
    expect(await page.evaluate(overflowing)).toEqual([])
  })
})

test.describe('a version that does not exist', () => {
  test.use({ allow: /status of 404/ })

  test('is a missing page', async ({ page }) => {
    expect((await page.goto('/terms?version=99999'))!.status()).toBe(404)
    await expect(heading(page)).not.toHaveText('Terms')
  })
})

asAdmin.describe('for administrators', () => {
  // The console reports the refused save.
  asAdmin.use({ allow: /status of 409/, contextOptions: { reducedMotion: 'reduce' } })
  asAdmin.slow()

  asAdmin(
    'an administrator edits the terms, meets another one, and restores the first version',
    { tag: '@long' },
    async ({ page, token }) => {
      const read = async (query = '') =>
        (await (await page.request.get(`/api/policy/terms${query}`)).json()) as PolicyPage
      const text = page.getByLabel('Text (English)')
      const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
      const { version: before } = await read()
      await open(page, paths.adminPolicies)
      await page.getByRole('link', { name: 'Edit Terms' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('policies_edit_terms'))
      await text.fill('## A new rule\n\nBe **kind** <b>always</b>.')
      const preview = page.getByRole('region', { name: 'English' })
      await expect(preview.getByRole('heading', { name: 'A new rule' })).toBeVisible()
      await expect(preview.locator('strong')).toHaveText('kind')
      await expect(preview).toContainText('<b>always</b>')
      const bengali = (await page.getByRole('region', { name: 'Bengali' }).boundingBox())!
      const bar = (await page.locator('.save-bar').boundingBox())!
      expect(bengali.y + bengali.height, 'nothing of it is behind the save bar').toBeLessThan(bar.y)
      await expectAccessible(page)

      const theirs = { summaryEn: 'Theirs', textEn: 'Their text', summaryBn: 'তাঁদের', textBn: 'তাঁদের লেখা' }
      await call(page.request, { token }, 'PUT /policy/terms', theirs)
      await save.click()
      const conflict = page.getByRole('dialog', { name: wording('form_conflict_title') })
      await expect(conflict).toContainText('Their text')
      await conflict.getByRole('button', { name: 'Overwrite with mine' }).click()
      await expect(page).toHaveURL('/terms')
      await expect(page.getByRole('heading', { name: 'A new rule' })).toBeVisible()
      const mine = await read()
      expect([mine.version, mine.summary.en]).toEqual([before + 2, 'Theirs'])

      const versions = page.getByRole('navigation', { name: 'All versions' })
      await versions.getByRole('link', { name: /^Version 1,/ }).click()
      await expect(page.getByRole('note')).toContainText('an earlier version')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(page)

      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await page.getByRole('button', { name: wording('policies_fill_in_of', { n: 1 }) }).click()
      await expect(text).toHaveValue(/^## What you buy/)
      await save.click()
      await expect(page).toHaveURL('/terms')
      const restored = await read()
      expect([restored.version, restored.html]).toEqual([before + 3, (await read('?version=1')).html])
      await open(page, '/terms?lang=bn')
      await expectAccessible(page, TRANSLATED)
    },
  )
})
