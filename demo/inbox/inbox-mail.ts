// The demo sends no mail: sent mails stay in the outbox table, where the inbox page reads them.
import type { MailSender } from '../../server/adapters/mail/mail.ts'

export function createDemoInbox(): MailSender {
  return { async send() {} }
}
