// The product with a hosted identity service: the local OpenID provider is the issuer. Its endpoints are on another
// origin than the issuer, and only its userinfo endpoint returns the email.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOSTED_CLIENT, startSparingIssuer, type HostedIssuer } from '../helpers/people/hosted-issuer.ts'
import { freePort } from '../helpers/postgres.ts'
import { logOut, newEmail, open, openWithWorker, signInAtProvider, token } from '../browser/people.ts'
import { expect, test } from '../browser/site.ts'
import { wording } from '../helpers/wording.ts'

// All in one worker, because each worker would start its own product.
test.describe.configure({ mode: 'default' })
// The provider's pages link to the site's style sheet, which does not exist on the provider's own port.
test.use({ serviceWorkers: 'allow', allow: /api-docs\.css|status of 404/ })

const folder = join(tmpdir(), 'porua-hosted-')
let data: string
let site: string
let hosted: HostedIssuer
let product: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const port = await freePort()
  data = mkdtempSync(folder)
  site = `http://127.0.0.1:${port}`
  hosted = await startSparingIssuer([`${site}/signedIn`], [`${site}/`])
  product = spawn(process.execPath, ['server/main.ts'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORUA_MODE: 'demo',
      PORT: String(port),
      DATA_DIR: data,
      IDENTITY_MODE: 'oidc',
      OIDC_ISSUER: hosted.issuer,
      OIDC_CLIENT_ID: HOSTED_CLIENT,
    },
  })
  const isReady = () =>
    fetch(`${site}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 80_000 }).toBe(true)
})

test.beforeEach(({ page }) => openWithWorker(page, `${site}/privacy`))

test.afterAll(async () => {
  const ended = once(product, 'exit')
  product.kill()
  await ended
  await hosted.close()
  rmSync(data, { recursive: true, force: true })
})

test('with a hosted issuer one button signs in, returns to the requested page, and signs out again', async ({
  page,
}) => {
  const email = newEmail()
  await open(page, `${site}/myProfile?part=security#phone`)
  await expect(page).toHaveURL(`${site}/login?from=%2FmyProfile%3Fpart%3Dsecurity%23phone`)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  const exchanged = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: wording('login_hosted_continue') }).click()
  await signInAtProvider(page, email)
  expect((await exchanged).url()).toBe(`${site}/api/user/${encodeURIComponent(email)}`)
  await expect(page).toHaveURL(`${site}/myProfile?part=security#phone`)
  await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
  // Passwords, codes and confirmation are up to the hosted service.
  await expect(page.getByRole('region', { name: 'Security' })).toHaveCount(0)
  await expect(page.getByText('Confirm your email')).toHaveCount(0)

  await open(page, `${site}/`)
  await expect(page.locator('header .avatar-button')).toBeVisible()
  await logOut(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await token(page)).toBeNull()
})

test('a login cancelled at the hosted issuer says so, and a second try works', async ({ page }) => {
  await open(page, `${site}/register`)
  await page.getByRole('button', { name: wording('login_hosted_continue') }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText(wording('login_popup_closed'))
  expect(await token(page)).toBeNull()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await page.getByRole('button', { name: wording('login_hosted_continue') }).click()
  const email = newEmail()
  await signInAtProvider(page, email)
  await expect(page).toHaveURL(`${site}/`)
  expect(await token(page)).toBeTruthy()

  await open(page, `${site}/myProfile`)
  const account = page.getByRole('region', { name: 'Your account' })
  await expect(account).toContainText(wording('account_name_hosted', { host: new URL(hosted.issuer).host }))
  await expect(account.getByRole('button')).toHaveText(['Download', 'Delete'])
  await account.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Log in again' }).click()
  await signInAtProvider(page, email)
  await expect(page.getByRole('dialog')).toContainText(wording('account_delete_confirm', { email }))
  // The bell still asks for news, with a token that ends with the account.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(`${site}/login`)
  await expect(page.getByText(wording('login_reason_deleted'))).toBeVisible()
})

test.describe('issuer down', () => {
  test.use({ allow: /api-docs\.css|status of 404|ERR_CONNECTION_REFUSED|ERR_FAILED/ })

  test('a hosted issuer that does not answer is reported, and a person without rights sees a message', async ({
    page,
  }) => {
    await test.step('a return with a made-up state is refused', async () => {
      await open(page, `${site}/signedIn?code=stolen&state=made-up`)
      await expect(page.getByRole('alert')).toContainText('started in another window')
      expect(await token(page)).toBeNull()
    })
    const button = page.getByRole('button', { name: wording('login_hosted_continue') })
    await test.step('an issuer that does not answer is reported', async () => {
      await page.route(`${hosted.issuer}/**`, (route) => route.abort('connectionrefused'))
      await open(page, `${site}/login`)
      await button.click()
      await expect(page.getByRole('alert')).toContainText(wording('login_unreachable'))
      await expect(button).toBeFocused()
      await page.unroute(`${hosted.issuer}/**`)
    })
    await test.step('a non-administrator sees why on the login page', async () => {
      await button.click()
      await signInAtProvider(page, newEmail())
      await expect(page).toHaveURL(`${site}/`)
      await open(page, `${site}/users`)
      await expect(page).toHaveURL(`${site}/login`)
      await expect(page.getByText('Only administrators can open that page.')).toBeVisible()
      expect(await token(page)).toBeNull()
    })
  })
})
