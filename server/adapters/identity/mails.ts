// The mails of the embedded identity service: plain text, and each says what to do if somebody else requested it.
import { paths } from '#contract/paths.ts'
import type { Mail } from '../mail/mail.ts'

export function confirmMail(to: string, origin: string, token: string): Mail {
  return {
    to,
    subject: 'Confirm your email for Porua',
    text: `Welcome to Porua!

Please confirm that this is your email: open this link within a day, in the browser you registered with or with your password at hand.

${origin}${paths.confirmEmail}?token=${token}

If this was not you, somebody else typed your email, perhaps by mistake. You need not do anything: without this link and their password nobody can confirm the account. To have it for yourself, choose Reset Password on our login page; that signs everybody else out.

The Porua team`,
  }
}

export function resetMail(to: string, origin: string, token: string): Mail {
  return {
    to,
    subject: 'Set a new Porua password',
    text: `Hello,

Somebody asked for a new password for your Porua account. To choose one, open this link within an hour:

${origin}${paths.login}?resetToken=${token}

Once it is set, everybody who is signed in with the old one is signed out.

If this was not you, please ignore this mail. Your password stays as it is, and only you can open the link.

The Porua team`,
  }
}
