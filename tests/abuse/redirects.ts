// Hostile `from` parameters of the login page must never lead off the site after logging in.
import type { Browser } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'

const TARGETS = [
  '//evil.test',
  '/.//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/\t/evil.test',
  '/\n/evil.test',
  '/%2f/evil.test',
  '/%5cevil.test',
  '/@evil.test',
  '.evil.test',
  '/myProfile//evil.test',
  '/login?from=//evil.test',
]

export async function redirects(browser: Browser, url: string): Promise<string[]> {
  const found: string[] = []
  const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === 'user')!
  for (const from of TARGETS) {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
    context.on('request', (request) => {
      if (!request.url().startsWith(`${url}/`)) found.push(`${JSON.stringify(from)}: asked for ${request.url()}`)
    })
    context.on('dialog', (dialog) => {
      found.push(`${JSON.stringify(from)}: a dialog`)
      void dialog.dismiss()
    })
    const page = await context.newPage()
    await page.goto(`/login?from=${encodeURIComponent(from)}`)
    // Clicks before hydration would be lost.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
    )
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await page.waitForURL((address) => address.pathname !== '/login')
    if (new URL(page.url()).origin !== url) found.push(`${JSON.stringify(from)} leads to ${page.url()}`)
    await context.close()
  }
  return found
}
