import { expectAccessible } from './expect-accessible.ts'
import { open } from './people.ts'
import { test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('home is accessible with another tab of live classes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lastClass', '9'))
  await open(page, '/gradeTwelve')
  await expectAccessible(page)
})

test('home is accessible in Bengali', async ({ page }) => {
  await open(page, '/?lang=bn')
  await expectAccessible(page)
})
