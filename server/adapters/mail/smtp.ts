// Mail over SMTP, for real installations.
import { createTransport } from 'nodemailer'
import type { MailSender } from './mail.ts'

// The defaults are minutes, and shutdown waits for mail in flight.
const openTransport = (url: string) =>
  createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 })

/** Connects and signs in without sending anything; throws if the mail server refuses. */
export async function verifySmtp(url: string): Promise<void> {
  await openTransport(url).verify()
}

export function createSmtpSender(url: string, from: string): MailSender {
  const transport = openTransport(url)
  return {
    async send({ to, subject, text, html, replyTo, calendar }) {
      const icalEvent = calendar && { filename: 'classes.ics', method: methodOf(calendar), content: calendar }
      await transport.sendMail({ from, to, subject, text, html, replyTo, ...(icalEvent && { icalEvent }) })
    },
  }
}

/** The part's header repeats what the file says. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'
