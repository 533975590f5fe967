// People for the tests, and what they do on the pages of the site and of the local OpenID provider.
import { createHmac } from 'node:crypto'
import type { APIRequestContext, Cookie, Page } from '@playwright/test'
import { expect, test } from './site.ts'

export const PASSWORD = 'nouka-o-nodi-42'
export const STUDENT = { email: 'student@porua.test', password: 'porua-student' }
export const ADMIN = { email: 'admin@porua.test', password: 'porua-admin' }
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

let made = 0
export const newEmail = () => `person-${process.pid}-${Date.now()}-${++made}@people.test`

export const token = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

/** A page is there before its script is: what is pressed until then goes nowhere. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** Also waits until the service worker controls the page, so that everything that follows passes through it. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Registered with the identity service, whose cookie the page then has; not signed in on the site. */
export async function signUp(page: Page, origin: string): Promise<string> {
  const email = newEmail()
  const answer = await page.request.post('/identity/sign-up/email', {
    headers: { origin },
    data: { email, name: 'Rumi Akter', password: PASSWORD },
  })
  expect(answer.ok()).toBe(true)
  return email
}

/** The link in the confirmation mail, which takes a moment to come. */
export async function confirmLink(page: Page, email: string): Promise<string> {
  let mail: string | undefined
  await expect(async () => {
    const inbox = await (await page.request.get('/__inbox')).text()
    mail = inbox.split('<section>').find((each) => each.includes(`To ${email},`))
    expect(mail).toBeTruthy()
  }).toPass()
  return mail!.match(/href="([^"]+)"/)![1]!.replaceAll('&amp;', '&')
}

/** In the browser that registered, without its pages. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const { origin, searchParams } = new URL(await confirmLink(page, email))
  const data = { token: searchParams.get('token') }
  expect((await page.request.post('/identity/confirm-email', { headers: { origin }, data })).ok()).toBe(true)
}

/** One of the demo's people, signed in before the pages open; answers the access token. */
export async function signIn(page: Page, person: typeof STUDENT, origin: string): Promise<string> {
  const answer = await page.request.post('/identity/sign-in/email', { headers: { origin }, data: person })
  expect(answer.ok()).toBe(true)
  return exchange(page, person.email)
}

/**
 * For somebody the identity service knows by its cookie: the exchange that the site makes, done before its pages open.
 * Answers the access token.
 */
export async function exchange(page: Page, email: string): Promise<string> {
  const given = await accessToken(page.request, email)
  await page.addInitScript((accessToken) => {
    // In the page itself: the frame of a video has no business with it. Once: who signs out stays signed out.
    if (self !== top || sessionStorage.getItem('given')) return
    sessionStorage.setItem('given', 'yes')
    localStorage.setItem('accessToken', accessToken)
  }, given)
  return given
}

/** The exchange alone, without a page. */
export async function accessToken(request: APIRequestContext, email: string): Promise<string> {
  const { token: idToken } = (await (await request.get('/identity/token')).json()) as { token: string }
  const answer = await request.put(`/api/user/${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: { email },
  })
  return ((await answer.json()) as { token: string }).token
}

const signedIn = (enter: (page: Page, origin: string) => Promise<string>) =>
  test.extend<{ email: string }>({
    email: [async ({ page, baseURL }, use) => use(await enter(page, baseURL!)), { auto: true }],
  })

const cookies = new Map<string, Cookie[]>()

/**
 * As `signIn`, with the identity session of an earlier test of this worker: checking a password is slow on purpose. A test
 * that ended the session leaves the next one to sign in anew.
 */
export async function signInAgain(page: Page, person: typeof STUDENT, origin: string): Promise<string> {
  const key = `${origin} ${person.email}`
  const known = cookies.get(key)
  if (known) await page.context().addCookies(known)
  if (known && (await page.request.get('/identity/token')).ok()) return exchange(page, person.email)
  const given = await signIn(page, person, origin)
  cookies.set(key, await page.context().cookies())
  return given
}

const demoPerson = (person: typeof STUDENT) => async (page: Page, origin: string) => {
  await signInAgain(page, person, origin)
  return person.email
}

/** Tests whose page is signed in before it opens: as one of the demo's people, or as somebody new. `email` is whose. */
export const asStudent = signedIn(demoPerson(STUDENT))
export const asAdmin = signedIn(demoPerson(ADMIN))
export const asNewcomer = signedIn(async (page, origin) => {
  const email = await signUp(page, origin)
  await exchange(page, email)
  return email
})

/** Answers the key for the app and the recovery codes. */
export async function enrolSecondFactor(page: Page, origin: string): Promise<{ key: string; recovery: string[] }> {
  const headers = { origin }
  const enabled = await page.request.post('/identity/two-factor/enable', { headers, data: { password: PASSWORD } })
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  const key = new URL(totpURI).searchParams.get('secret')!
  const data = { code: oneTimeCode(key) }
  expect((await page.request.post('/identity/two-factor/verify-totp', { headers, data })).ok()).toBe(true)
  return { key, recovery: backupCodes }
}

/** What an app shows for a key, so many half minutes from now: the service takes the next code, too. */
export function oneTimeCode(key: string, ahead = 0): string {
  const bits = Array.from(key, (letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + ahead))
  const sum = createHmac('sha1', secret).update(step).digest()
  return String((sum.readUInt32BE(sum[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  // The page before it may have an Email of its own (Register's), and stays until this one has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

export async function logOut(page: Page): Promise<void> {
  await page.locator('header .avatar-button').click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}

/** Answers the provider's window. */
export async function openProvider(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: /^Continue with/ }).click()
  return opening
}

/** On the pages of the local OpenID provider: who it is, and that the site may know. */
export async function sayWho(page: Page, email: string, { isConfirmed = true } = {}): Promise<void> {
  // The tick box speaks of the email as well.
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Name' }).fill('Rumi Akter')
  await page.getByRole('checkbox').setChecked(isConfirmed)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
}
