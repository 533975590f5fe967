// The layout of the pages that the contact form opens in a new tab. Their script reports the outcome to the form.
import { html } from 'hono/html'
import type { ContactOutcome, Language } from '#contract/constants.ts'

export type Message = { language: Language; outcome: ContactOutcome; title: string; lines: string[] }

const HOME = { en: 'Back to Porua', bn: 'পড়ুয়ায় ফিরে যান' }
const NAME = { en: 'Porua', bn: 'পড়ুয়া' }

export function messagePage({ language, outcome, title, lines }: Message): string {
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} | ${NAME[language]}</title>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/contact-result.css" />
          <script src="/contact-result.js" data-outcome="${outcome}" defer></script>
        </head>
        <body>
          <main class="${outcome}">
            <a class="home" href="/"><img src="/favicon.svg" alt="" width="40" height="40" />${NAME[language]}</a>
            <h1>${title}</h1>
            ${lines.map((line) => html`<p>${line}</p>`)}
            <p><a class="button" href="/">${HOME[language]}</a></p>
          </main>
        </body>
      </html>`,
  )
}
