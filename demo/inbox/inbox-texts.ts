// The demo's text messages go to its inbox, beside the mails.
import type { Mail } from '../../server/adapters/mail/mail.ts'
import type { TextSender } from '../../server/adapters/texts/texts.ts'

export function createDemoTexts(queue: (mail: Mail) => Promise<void>): TextSender {
  return { send: ({ to, text }) => queue({ to, subject: 'Text message', text }) }
}
