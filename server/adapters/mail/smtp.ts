// Mail over SMTP, for real installations.
import { createTransport } from 'nodemailer'
import type { MailSender } from './mail.ts'

export function createSmtpSender(url: string, from: string): MailSender {
  // Their own limits are minutes, and ending the server waits for a mail under way.
  const transport = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
