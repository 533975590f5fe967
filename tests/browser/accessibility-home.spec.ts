import { look } from './look.ts'
import { open } from './people.ts'
import { test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('home with another tab of its live classes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lastClass', '9'))
  await open(page, '/gradeTwelve')
  await look(page)
})

test('home in Bengali', async ({ page }) => {
  await open(page, '/?lang=bn')
  await look(page)
})
