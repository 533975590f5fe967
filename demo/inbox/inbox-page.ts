// The demo's inbox: the newest sent emails as an email program shows them, and their text parts. Demo mode only.
import { createHash } from 'node:crypto'
import { desc, isNotNull } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import { DARK_STYLE } from '../../server/adapters/mail/html-part.ts'
import type { Database } from '../../server/db/database.ts'
import { mailOutbox } from '../../server/db/schema.ts'
import { pageHeaders } from '../../server/http/security-headers.ts'

const NEWEST = 50
const STYLE_HASH = createHash('sha256').update(DARK_STYLE).digest('base64')

type SentMail = typeof mailOutbox.$inferSelect

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
                  ${partsOf(mail)}
                </section>`,
            )}
          </main>
        </body>
      </html>`,
  )
  return new Response(page, {
    headers: { ...inboxHeaders(https), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** The HTML part runs no script and can't access this page. Its links open in a new tab. */
function partsOf({ subject, body, html: page, calendar }: SentMail) {
  const text = html`<pre>${linked(body)}</pre>`
  if (!page) return text
  return html`<iframe
      title="${subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
      srcdoc="${page}"
    ></iframe>
    ${calendar ? attached(calendar) : ''}
    <details>
      <summary>Text part</summary>
      ${text}
    </details>`
}

const attached = (calendar: string) =>
  html`<p>
    Attached:
    <a download="classes.ics" href="data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}">classes.ics</a>
  </p>`

/** A frame with `srcdoc` has the page's policy, which must allow the email's own style sheet. */
function inboxHeaders(https: boolean): Record<string, string> {
  const headers = pageHeaders(https, [])
  const policy = headers['content-security-policy']!
  return {
    ...headers,
    'content-security-policy': policy.replace("style-src 'self'", `style-src 'self' 'sha256-${STYLE_HASH}'`),
  }
}

/** URLs in an email become links. Everything else is escaped. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`))
    .reduce((before, part) => html`${before}${part}`, raw(''))
}
