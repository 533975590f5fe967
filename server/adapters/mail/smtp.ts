// Mail over SMTP, for real installations.
import { createTransport } from 'nodemailer'
import type { MailSender } from './mail.ts'

export function createSmtpSender(url: string, from: string): MailSender {
  // The defaults are minutes, and shutting down waits for a mail that is being sent.
  const transport = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 })
  return {
    async send({ to, subject, text, html, replyTo }) {
      await transport.sendMail({ from, to, subject, text, html, replyTo })
    },
  }
}
