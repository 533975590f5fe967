// A certificate: its owner keeps it, shows it to others, and hides it again.
import { paths } from '../../contract/paths.ts'
import { wording } from '../helpers/wording.ts'
import { expectAccessible, TRANSLATED } from './expect-accessible.ts'
import { asStudent as test, open } from './people.ts'
import { expect } from './site.ts'

const COURSE = 'How to Study: Notes, Memory and a Weekly Plan'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a certificate shows its details to others, even without script, only while its owner shares it', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const visit = await visitor.newPage()
  await open(page, paths.myCollection)
  await page.getByRole('link', { name: `Certificate: ${COURSE}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your certificate' })).toBeVisible()
  const picture = page.getByRole('img', { name: wording('certificate_alt', { name: 'Demo Student', title: COURSE }) })
  await expect(picture).toHaveJSProperty('naturalWidth', 1080)
  const code = (await page.getByText(/^(\w{4}-){3}\w{4}$/).textContent())!
  const address = paths.certificate(code.replaceAll('-', ''))
  const own = page.url()
  const sharing = page.getByRole('switch')
  // An earlier attempt of this test may have left the certificate shared.
  await sharing.setChecked(false)
  await expect(sharing).not.toBeChecked()
  await expect(sharing).toHaveAccessibleName('Share publicly')
  await expectAccessible(page)
  const isPrivate = async () => {
    expect((await visit.goto(address))!.status()).toBe(200)
    const sentence = 'This certificate is genuine. Its owner keeps the details private.'
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText(sentence)
    const content = await visit.content()
    for (const detail of ['Demo Student', COURSE, 'og:image" content="http']) expect(content).not.toContain(detail)
    expect((await visitor.request.get(`${address}.png`)).status()).toBe(404)
  }
  await isPrivate()
  expect((await visit.goto(paths.certificate('0000000000000000')))!.status()).toBe(404)
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(wording('certificate_unknown'))

  // The download says what others will see, and offers to share it.
  await page.getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await expect(dialog.getByRole('link', { name: 'PDF' })).toBeVisible()
  await expect(dialog).toContainText(wording('certificate_download_hidden'))
  await dialog.getByRole('switch').click()
  await expect(dialog.getByRole('switch')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Link to your certificate' })).toHaveValue(new RegExp(`${address}$`))
  // Somebody who copies the code from paper may type lower case.
  expect((await visit.goto(paths.certificate(code.toLowerCase())))!.status()).toBe(200)
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(wording('certificate_real'))
  await expect(visit.getByRole('definition').filter({ hasText: COURSE })).toBeVisible()
  await expect(visit.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const name of ['PDF', 'Picture']) {
    const file = await visit.getByRole('main').getByRole('link', { name }).getAttribute('href')
    expect((await visitor.request.get(file!)).status()).toBe(200)
  }
  await expect(page.getByRole('link', { name: wording('certificate_open') })).toHaveAttribute('href', address)
  await open(page, address)
  await expect(page.getByRole('img', { name: wording('certificate_qr') })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: wording('certificate_other_language') })).toHaveAttribute(
    'href',
    '?lang=bn',
  )
  await open(page, `${address}?lang=bn`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('certificate_real', {}, 'bn'))
  await expectAccessible(page, TRANSLATED)

  await open(page, own)
  await sharing.click()
  await expect(sharing).not.toBeChecked()
  await isPrivate()
  await visitor.close()
})
