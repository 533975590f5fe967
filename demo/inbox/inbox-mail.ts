// The demo's mail goes nowhere: a sent mail stays in the outbox table, where the inbox page reads it.
import type { MailSender } from '../../server/adapters/mail/mail.ts'

export function createDemoInbox(): MailSender {
  return { async send() {} }
}
