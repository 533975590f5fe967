// Mail over SMTP, for real installations.
import { createTransport } from 'nodemailer'
import type { MailSender } from './mail.ts'

export function createSmtpSender(url: string, from: string): MailSender {
  const transport = createTransport(url)
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
