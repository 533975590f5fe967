// Test users, and what they do on the pages of the site and of the local OpenID provider.
import { createHmac } from 'node:crypto'
import type { APIRequestContext, Cookie, Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import { expect, test } from './site.ts'

/** The name and password of every new person. */
export const NAME = 'Rumi Akter'
export const PASSWORD = 'nouka-o-nodi-42'
export const STUDENT = { email: 'student@porua.test', password: 'porua-student' }
export const TEACHER = { email: 'teacher@porua.test', password: 'porua-teacher' }
export const ADMIN = { email: 'admin@porua.test', password: 'porua-admin' }
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

let emailCount = 0
export const newEmail = () => `person-${process.pid}-${Date.now()}-${++emailCount}@people.test`

export const token = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

/** Opens a page and waits until it is hydrated, because earlier clicks would be lost. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** Also waits until the service worker controls the page, so that all later requests pass through it. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Registers with the identity service, which sets its cookie; does not sign in on the site yet. */
export async function signUp({ request }: Pick<Page, 'request'>, origin: string): Promise<string> {
  const email = newEmail()
  const answer = await request.post('/identity/sign-up/email', {
    headers: { origin },
    data: { email, name: NAME, password: PASSWORD },
  })
  expect(answer.ok()).toBe(true)
  return email
}

/** Waits for the confirmation email and returns its link. */
export async function confirmLink({ request }: Pick<Page, 'request'>, email: string): Promise<string> {
  let mail: string | undefined
  await expect(async () => {
    const inbox = await (await request.get('/__inbox')).text()
    mail = inbox.split('<section>').find((each) => each.includes(`To ${email},`))
    expect(mail).toBeTruthy()
  }).toPass()
  return mail!.match(/href="([^"]+)"/)![1]!.replaceAll('&amp;', '&')
}

/** Confirms the email in the browser that registered, without opening a page. */
export async function confirmEmail({ request }: Pick<Page, 'request'>, email: string): Promise<void> {
  const { origin, searchParams } = new URL(await confirmLink({ request }, email))
  const data = { token: searchParams.get('token') }
  expect((await request.post('/identity/confirm-email', { headers: { origin }, data })).ok()).toBe(true)
}

/** Signs one of the demo accounts in before any page opens; returns the access token. */
export async function signIn(page: Page, person: typeof STUDENT, origin: string): Promise<string> {
  const answer = await page.request.post('/identity/sign-in/email', { headers: { origin }, data: person })
  expect(answer.ok()).toBe(true)
  return exchange(page, person.email)
}

/** Exchanges the identity cookie for an access token, as the site does, before any page opens; returns the token. */
export async function exchange(page: Page, email: string): Promise<string> {
  const idToken = await identityToken(page.request)
  const { email_verified: isConfirmed } = decodeJwt<{ email_verified: boolean }>(idToken)
  const issued = await accessToken(page.request, email, idToken)
  await page.addInitScript(
    ([accessToken, isConfirmed]) => {
      // Frames are skipped, and the token is only set once, because a person who signs out stays signed out.
      if (self !== top || sessionStorage.getItem('tokenSet')) return
      sessionStorage.setItem('tokenSet', 'yes')
      localStorage.setItem('accessToken', accessToken)
      // Without this the page would move when the reminder to confirm the email appears, and a click would miss.
      if (!isConfirmed) localStorage.setItem('unconfirmed', '')
    },
    [issued, isConfirmed] as const,
  )
  return issued
}

async function identityToken(request: APIRequestContext): Promise<string> {
  return ((await (await request.get('/identity/token')).json()) as { token: string }).token
}

/** Exchanges the identity cookie for an access token, without a page. */
export async function accessToken(request: APIRequestContext, email: string, known?: string): Promise<string> {
  const idToken = known ?? (await identityToken(request))
  const answer = await request.put(`/api/user/${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: { email },
  })
  return ((await answer.json()) as { token: string }).token
}

const signedIn = (prepare: (page: Page, origin: string) => Promise<string>) =>
  test.extend<{ email: string }>({
    email: [async ({ page, baseURL }, use) => use(await prepare(page, baseURL!)), { auto: true }],
  })

const cookies = new Map<string, Cookie[]>()

/** Like `signIn`, but reuses this worker's identity session while it lasts, because password hashing is slow. */
export async function signInCached(page: Page, person: typeof STUDENT, origin: string): Promise<string> {
  const key = `${origin} ${person.email}`
  const known = cookies.get(key)
  if (known) await page.context().addCookies(known)
  if (known && (await page.request.get('/identity/token')).ok()) return exchange(page, person.email)
  const issued = await signIn(page, person, origin)
  cookies.set(key, await page.context().cookies())
  return issued
}

const demoAccount = (person: typeof STUDENT) => async (page: Page, origin: string) => {
  await signInCached(page, person, origin)
  return person.email
}

/** Tests whose page is signed in automatically, as a demo account or a new person; `email` is theirs. */
export const asStudent = signedIn(demoAccount(STUDENT))
export const asAdmin = signedIn(demoAccount(ADMIN))
export const asTeacher = signedIn(demoAccount(TEACHER))
export const asNewcomer = signedIn(async (page, origin) => {
  const email = await signUp(page, origin)
  await exchange(page, email)
  return email
})

/** Enables the second factor; returns the authenticator key and the recovery codes. */
export async function enrolSecondFactor(page: Page, origin: string): Promise<{ key: string; recovery: string[] }> {
  const headers = { origin }
  const enabled = await page.request.post('/identity/two-factor/enable', { headers, data: { password: PASSWORD } })
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  const key = new URL(totpURI).searchParams.get('secret')!
  const data = { code: oneTimeCode(key) }
  expect((await page.request.post('/identity/two-factor/verify-totp', { headers, data })).ok()).toBe(true)
  return { key, recovery: backupCodes }
}

/** An authenticator app's code, `ahead` 30-second steps from now; the service accepts the next one too. */
export function oneTimeCode(key: string, ahead = 0): string {
  const bits = Array.from(key, (letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + ahead))
  const sum = createHmac('sha1', secret).update(step).digest()
  return String((sum.readUInt32BE(sum[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  // The previous page may have an Email field too (Register), and stays until this one is rendered.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

export async function logOut(page: Page): Promise<void> {
  await page.locator('header .avatar-button').click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}

/** Opens the third-party provider and returns its window. */
export async function openProvider(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: /^Continue with/ }).click()
  return opening
}

/** Signs in and gives consent on the pages of the local OpenID provider. */
export async function signInAtProvider(page: Page, email: string, { isConfirmed = true } = {}): Promise<void> {
  // Finds the field by role, because the checkbox's label mentions the email too.
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME)
  await page.getByRole('checkbox').setChecked(isConfirmed)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
}
