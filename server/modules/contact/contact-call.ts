// The contact form: stores the message, mails it to support, and answers with a small page.
import { newId } from '../../db/ids.ts'
import { contactMessages } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { thanksPage } from './thanks-page.ts'

export function contactCall({ db, outbox, tokens, now, settings }: Deps): Pick<Handlers, 'POST /contact'> {
  return {
    async 'POST /contact'({ body, request }) {
      const sender = body.accessToken ? await tokens.read(body.accessToken) : null
      // One line each: with line breaks a sender could imitate the mail's own lines.
      const name = oneLine(body.name)
      const lastName = oneLine(body.lastName)
      const subject = oneLine(body.subject)
      const { message } = body
      const email = sender?.email ?? body.email
      await db.transaction(async (tx) => {
        await tx
          .insert(contactMessages)
          .values({ id: newId(), name, lastName, email, subject, message, createdAt: now() })
        await outbox.queue(tx, {
          to: settings.supportEmail,
          subject: `Contact form: ${subject}`,
          text: `From: ${name} ${lastName} <${email}>${sender ? '' : ' (not signed in)'}\n\n${message}`,
        })
      })
      return thanksPage(name, request)
    },
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
