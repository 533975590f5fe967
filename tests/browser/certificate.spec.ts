// A certificate: its owner keeps it, shows it to others, and hides it again.
import { paths } from '../../contract/paths.ts'
import { expectAccessible, TRANSLATED } from './expect-accessible.ts'
import { asStudent as test, open } from './people.ts'
import { expect } from './site.ts'

const COURSE = 'How to Study: Notes, Memory and a Weekly Plan'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a certificate opens to others, even without script, only while its owner shares it', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const visit = await visitor.newPage()
  await open(page, paths.myCollection)
  await page.getByRole('link', { name: `Certificate: ${COURSE}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your certificate' })).toBeVisible()
  const picture = page.getByRole('img', { name: `The certificate of Demo Student for ${COURSE}` })
  await expect(picture).toHaveJSProperty('naturalWidth', 1080)
  const code = (await page.getByText(/^(\w{4}-){3}\w{4}$/).textContent())!
  const address = paths.certificate(code.replaceAll('-', ''))
  const own = page.url()
  const sharing = page.getByRole('switch')
  // An earlier try may have ended with it shared.
  await sharing.setChecked(false)
  await expect(sharing).not.toBeChecked()
  await expect(sharing).toHaveAccessibleName('Show it to others')
  await expectAccessible(page)
  expect((await visit.goto(address))!.status()).toBe(404)
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('No certificate has this code')

  await sharing.click()
  await expect(page.getByLabel('Link to your certificate')).toHaveValue(new RegExp(`${address}$`))
  // Typed from paper.
  expect((await visit.goto(paths.certificate(code.toLowerCase())))!.status()).toBe(200)
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('This certificate is real')
  await expect(visit.getByRole('definition').filter({ hasText: COURSE })).toBeVisible()
  await expect(visit.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const name of ['PDF', 'Picture']) {
    const file = await visit.getByRole('main').getByRole('link', { name }).getAttribute('href')
    expect((await visitor.request.get(file!)).status()).toBe(200)
  }
  await page.getByRole('link', { name: 'Open the page' }).click()
  await expect(page.getByRole('img', { name: 'QR code of this page’s address' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See it in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('সনদটি আসল')
  await expectAccessible(page, TRANSLATED)

  await open(page, own)
  await sharing.click()
  await expect(sharing).not.toBeChecked()
  expect((await visit.goto(address))!.status()).toBe(404)
  expect((await visitor.request.get(`${address}.png`)).status()).toBe(404)
  await visitor.close()
})
