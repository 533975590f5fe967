// Fails a test when its pages log anything unexpected to the console, such as a Content-Security-Policy violation.
import { expect, test as base, type Page } from '@playwright/test'

type Complaints = {
  /** Messages that a test expects, because browsers also log refused requests. */
  allow: RegExp | null
  complaints: string[]
}

/** Playwright's own message where it blocks service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** The contact page's map, which playwright.config.ts makes unreachable. */
const MAP = /^https:\/\/\w+\.openstreetmap\.org\//

export const test = base.extend<Complaints>({
  allow: [null, { option: true }],
  complaints: [
    async ({ context, allow }, use) => {
      const complaints: string[] = []
      const complain = (text: string, url = '') =>
        void (allow?.test(text) || text === BLOCKED || complaints.push(`${text} ${url}`.trim()))
      // On the context, to cover every tab and window of the test.
      context.on('console', (message) => {
        const { url } = message.location()
        if (MAP.test(url)) return
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text(), url)
      })
      context.on('weberror', (error) => complain(String(error.error())))
      await use(complaints)
      expect(complaints, 'nothing unexpected in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Holds back the scripts of the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export { expect }
