// A learner adds a guardian, who confirms without an account and later stops the emails.
import { wording } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { asNewcomer, confirmEmail, newEmail, open } from './people.ts'
import { expect } from './site.ts'

asNewcomer(
  'a guardian confirms the emails of a learner and stops them, each with one click',
  async ({ page, browser, baseURL, email: own }) => {
    const email = newEmail()
    await confirmEmail(page, own)
    await open(page, '/myProfile')
    await page.getByRole('button', { name: wording('guardians_add') }).click()
    const dialog = page.getByRole('dialog', { name: wording('guardians_dialog') })
    await dialog.getByRole('textbox', { name: wording('guardians_email') }).fill(email)
    await dialog.getByLabel(wording('guardians_language')).selectOption('English')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: wording('guardians_send') }).click()
    const row = page.getByRole('listitem').filter({ hasText: email })
    await expect(row).toContainText(wording('guardians_state_unconfirmed'))

    let link = ''
    await expect(async () => {
      const inbox = await (await page.request.get('/__inbox')).text()
      const mail = inbox.split('<section>').find((each) => each.includes(`To ${email},`))
      link = /\/guardian\/[\w-]+/.exec(mail ?? '')![0]
    }).toPass()
    const guardian = await (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })).newPage()
    await guardian.goto(link)
    await expect(guardian.getByRole('heading', { level: 1 })).toHaveText(
      wording('guardian_ask_title', { name: 'Rumi' }),
    )
    await guardian.getByRole('button', { name: wording('guardian_yes') }).click()
    await expect(guardian.getByRole('heading', { level: 1 })).toHaveText(wording('guardian_on_title'))
    await page.reload()
    await expect(row).toContainText(wording('guardians_state_on'))

    await guardian.getByRole('button', { name: wording('guardian_stop') }).click()
    await expect(guardian.getByText(wording('guardian_stopped', { name: 'Rumi' }))).toBeVisible()
    await page.reload()
    await expect(page.getByText(wording('guardians_state_ended'))).toBeVisible()
    await expect(row).toBeHidden()
    await guardian.context().close()
  },
)
