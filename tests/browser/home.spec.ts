import { TEXTS } from '../../contract/texts.ts'
import { expect, test } from './site.ts'

test('home comes rendered from the server and works in the browser', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.heroTitle)
})
