// A guardian is named, confirms without an account, and ends the mails.
import { expectAccessible } from './expect-accessible.ts'
import { asNewcomer, confirmEmail, newEmail, open } from './people.ts'
import { expect } from './site.ts'

asNewcomer(
  'a guardian confirms the mails of a learner and stops them, each with one click',
  async ({ page, browser, baseURL, email: own }) => {
    const email = newEmail()
    await confirmEmail(page, own)
    await open(page, '/myProfile')
    await page.getByRole('button', { name: 'Name a guardian' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who gets a short mail every Friday?' })
    await dialog.getByRole('textbox', { name: 'Email of your guardian' }).fill(email)
    await dialog.getByLabel('Language of the mails').selectOption('English')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    const row = page.getByRole('listitem').filter({ hasText: email })
    await expect(row).toContainText('has not confirmed yet')

    let link = ''
    await expect(async () => {
      const inbox = await (await page.request.get('/__inbox')).text()
      const mail = inbox.split('<section>').find((each) => each.includes(`To ${email},`))
      link = /\/guardian\/[\w-]+/.exec(mail ?? '')![0]
    }).toPass()
    const guardian = await (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })).newPage()
    await guardian.goto(link)
    await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('A short mail about Rumi every Friday?')
    await guardian.getByRole('button', { name: 'Yes, write to me' }).click()
    await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('You get a short mail every Friday')
    await page.reload()
    await expect(row).toContainText('Gets a short mail about your learning every Friday.')

    await guardian.getByRole('button', { name: 'Stop these mails' }).click()
    await expect(guardian.getByText('No more mails about Rumi come to you.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Has stopped the mails.')).toBeVisible()
    await expect(row).toBeHidden()
    await guardian.context().close()
  },
)
