// Email over SMTP, for real installations.
import { createTransport } from 'nodemailer'
import type { MailSender } from './mail.ts'

// The default timeouts are minutes, and shutdown waits for email in flight.
const openTransport = (url: string) =>
  createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 })

/** Connects and signs in without sending anything; throws if the mail server refuses. */
export async function verifySmtp(url: string): Promise<void> {
  await openTransport(url).verify()
}

export function createSmtpSender(url: string, from: string): MailSender {
  const transport = openTransport(url)
  const [, domain = 'localhost'] = /@([^\s>]+)/.exec(from) ?? []
  return {
    async send({ id, to, subject, text, html, replyTo, calendar, stopUrl }) {
      const headers = stopUrl && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      const icalEvent = calendar && { filename: 'classes.ics', method: methodOf(calendar), content: calendar }
      const more = { ...(headers && { headers }), ...(icalEvent && { icalEvent }) }
      // A process that dies before recording what it sent sends it again. With a stable id, mailboxes show the message
      // only once.
      await transport.sendMail({ messageId: `<${id}@${domain}>`, from, to, subject, text, html, replyTo, ...more })
    },
  }
}

/** The part's header repeats the method named in the file. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'
