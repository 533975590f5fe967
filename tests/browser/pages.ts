// What tests of several pages share: their title, and held requests.
import type { Page } from '@playwright/test'

/** Takes the last title, because a skeleton shown over the previous page has one too. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 }).last()

/** Holds a request back until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
