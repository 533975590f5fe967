// The layout of the pages that the contact form opens in a new tab: no scripts, and only inline styles.
import { html } from 'hono/html'
import type { Language } from '#contract/constants.ts'

export type Message = { language: Language; title: string; lines: string[] }

const BACK = { en: 'Back to Porua', bn: 'পড়ুয়ায় ফিরে যান' }

export function messagePage({ language, title, lines }: Message): string {
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · Porua</title>
          <link rel="icon" href="/favicon.svg" />
        </head>
        <body
          style="font-family: system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1.25rem; line-height: 1.6"
        >
          <h1>${title}</h1>
          ${lines.map((line) => html`<p>${line}</p>`)}
          <p><a href="/">${BACK[language]}</a></p>
        </body>
      </html>`,
  )
}
