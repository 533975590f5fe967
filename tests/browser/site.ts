// A page that fails its test when anything unexpected reaches the console or the Content-Security-Policy is broken.
import { expect, test as base } from '@playwright/test'

type Complaints = {
  /** What a test expects there: browsers also report refused requests, which some tests are about. */
  allow: RegExp | null
  complaints: string[]
}

/** Said by the test runner itself where it keeps service workers out. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

export const test = base.extend<Complaints>({
  allow: [null, { option: true }],
  complaints: [
    async ({ context, allow }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => void (allow?.test(text) || text === BLOCKED || complaints.push(text))
      // Of every tab and window of the test.
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
      })
      context.on('weberror', (error) => complain(String(error.error())))
      await use(complaints)
      expect(complaints, 'nothing unexpected in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
