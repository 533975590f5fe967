// The contact form: stores the message, emails it to support, and answers with a small page.
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import { newId } from '../../../db/ids.ts'
import { contactMessages } from '../../../db/schema.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { thanksPage } from './thanks-page.ts'

const REPLY = 'Sent from the contact form. Your reply goes to the sender.'
const NO_REPLY = 'Sent from the contact form. The sender left no email, so you can’t reply.'

export function contactCall({ db, outbox, tokens, now, settings }: Deps): Pick<Handlers, 'POST /contact'> {
  return {
    async 'POST /contact'({ body, request }) {
      const sender = body.accessToken ? await tokens.read(body.accessToken) : null
      // One line each: with line breaks, a sender could imitate the email's own lines.
      const name = oneLine(body.name)
      const lastName = oneLine(body.lastName)
      const subject = oneLine(body.subject)
      const { message } = body
      const email = sender?.email ?? body.email ?? ''
      await db.transaction(async (tx) => {
        await tx
          .insert(contactMessages)
          .values({ id: newId(), name, lastName, email, subject, message, createdAt: now() })
        const from = `${name} ${lastName}${email && ` <${email}>`}${sender ? '' : ' (not logged in)'}`
        const mail = composeMail({
          to: settings.supportEmail,
          language: DEFAULT_LANGUAGE,
          subject: `Contact form: ${subject}`,
          blocks: [{ facts: [['From', from]] }, { quote: message }],
          footer: email ? REPLY : NO_REPLY,
        })
        await outbox.queue(tx, { ...mail, ...(email && { replyTo: email }) })
      })
      return thanksPage(name, request)
    },
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
