// Tests with the demo's administrator signed in, and with people who register in browsers of their own.
import type { APIRequestContext, Browser } from '@playwright/test'
import { confirmEmail, exchange, newEmail, PASSWORD } from './people.ts'
import { expect, test as base } from './site.ts'

const ADMIN = { email: 'admin@porua.test', password: 'porua-admin' }

export type Someone = { email: string; token: string }

export const test = base.extend<{ admin: Someone; someone: (isConfirmed?: boolean) => Promise<Someone> }>({
  admin: async ({ page, baseURL }, use) => {
    const answer = await page.request.post('/identity/sign-in/email', { headers: { origin: baseURL! }, data: ADMIN })
    expect(answer.ok()).toBe(true)
    await exchange(page, ADMIN.email)
    await use({ email: ADMIN.email, token: await accessToken(page.request, ADMIN.email) })
  },
  someone: async ({ browser, baseURL }, use) => {
    await use((isConfirmed = true) => register(browser, baseURL!, isConfirmed))
  },
})

async function register(browser: Browser, origin: string, isConfirmed: boolean): Promise<Someone> {
  const context = await browser.newContext({ baseURL: origin })
  const email = newEmail()
  const data = { email, name: 'Rumi Akter', password: PASSWORD }
  expect((await context.request.post('/identity/sign-up/email', { headers: { origin }, data })).ok()).toBe(true)
  if (isConfirmed) await confirmEmail(await context.newPage(), email)
  const given = await accessToken(context.request, email)
  await context.close()
  return { email, token: given }
}

async function accessToken(request: APIRequestContext, email: string): Promise<string> {
  const { token: idToken } = (await (await request.get('/identity/token')).json()) as { token: string }
  const headers = { authorization: `Bearer ${idToken}` }
  const answer = await request.put(`/api/user/${encodeURIComponent(email)}`, { headers, data: { email } })
  return ((await answer.json()) as { token: string }).token
}

/** What somebody does by a call, without a page. */
export async function call<Answer>(
  request: APIRequestContext,
  { token }: Someone,
  name: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  data?: object,
): Promise<Answer> {
  const [method, path] = name.split(' ')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.fetch(`/api${path}`, { method: method!, headers, ...(data && { data }) })
  expect(answer.ok(), name).toBe(true)
  return (await answer.json()) as Answer
}
