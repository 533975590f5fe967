// A page that fails its test when anything unexpected reaches the console or the Content-Security-Policy is broken.
import { expect, test as base } from '@playwright/test'

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints, 'nothing unexpected in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
