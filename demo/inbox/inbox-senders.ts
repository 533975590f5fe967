// The demo sends nothing: emails stay in the outbox table, where the inbox page reads them, and text messages are added
// to it.
import type { Mail, MailSender } from '../../server/adapters/mail/mail.ts'
import type { TextSender } from '../../server/adapters/texts/texts.ts'

export function createDemoInbox(): MailSender {
  return { async send() {} }
}

export function createDemoTexts(queue: (mail: Mail) => Promise<void>): TextSender {
  return { send: ({ to, text }) => queue({ to, subject: 'Text message', text }) }
}
