// The demo's inbox: the newest sent mails, with clickable links. Demo mode only.
import { desc, isNotNull } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import type { Database } from '../../server/db/database.ts'
import { mailOutbox } from '../../server/db/schema.ts'
import { pageHeaders } from '../../server/http/security-headers.ts'

const NEWEST = 50

export async function inboxPage(db: Database, https: boolean): Promise<Response> {
  const mails = await db
    .select()
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.sentAt))
    .orderBy(desc(mailOutbox.sentAt))
    .limit(NEWEST)
  const page = String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Demo inbox · Porua</title>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/api-docs.css" />
        </head>
        <body>
          <main>
            <h1>Demo inbox</h1>
            <p>
              Mail and text messages the demo would have sent, newest first. A real installation sends them by SMTP and
              a text message gateway and has no such page.
            </p>
            ${mails.length ? '' : html`<p>Nothing has been sent yet.</p>`}
            ${mails.map(
              (mail) =>
                html`<section>
                  <h2>${mail.subject}</h2>
                  <p>To ${mail.recipient}, ${mail.sentAt!.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
                  <pre>${linked(mail.body)}</pre>
                </section>`,
            )}
          </main>
        </body>
      </html>`,
  )
  return new Response(page, {
    headers: { ...pageHeaders(https, []), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** URLs in a mail become links; everything else is escaped. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`))
    .reduce((before, part) => html`${before}${part}`, raw(''))
}
