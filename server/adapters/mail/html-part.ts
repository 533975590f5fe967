// The HTML part of a mail: tables and inline styles, because many mail programs know nothing newer. Whatever is put in is
// escaped by the template.
import { html, raw } from 'hono/html'
import type { Language } from '#contract/constants.ts'
import type { Block } from './compose-mail.ts'

export type PartWords = { language: Language; subject: string; name: string; footer: string; copyAddress: string }

/** Colours for dark mode, where the mail program knows about it; the inline ones are for all others. */
export const DARK_STYLE = `@media (prefers-color-scheme: dark) {
.page { background: #0a120f !important; }
.card { background: #111b17 !important; border-color: #25322d !important; }
.ink { color: #ecf2ee !important; }
.soft { color: #b3beb7 !important; }
.brand { color: #72daa3 !important; }
.button { background: #55cb93 !important; color: #0a120f !important; }
.quote { border-color: #25322d !important; }
}`

const TABLE = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"')
const FONT = "font-family:system-ui,-apple-system,'Segoe UI','Noto Sans Bengali',Vrinda,Arial,sans-serif"
const INK = 'color:#0e1f18'
const SOFT = 'color:#42514b'
const BRAND = 'color:#005c3e'
const TEXT = `margin:0 0 16px;font-size:16px;line-height:1.55;overflow-wrap:anywhere;${FONT};${INK}`
const SMALL = `font-size:13px;line-height:1.5;overflow-wrap:anywhere;${FONT};${SOFT}`
const CELL = `padding:5px 0;font-size:15px;line-height:1.5;overflow-wrap:anywhere;${FONT}`
const BUTTON = `display:inline-block;padding:13px 24px;border-radius:10px;background:#005f41;color:#ffffff;font-size:16px;font-weight:600;line-height:1.4;text-decoration:none;${FONT}`

export function htmlPart(words: PartWords, blocks: Block[]): string {
  const { language, subject, name, footer } = words
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          ${raw(`<style>${DARK_STYLE}</style>`)}
        </head>
        <body class="page" style="margin:0;padding:0;background:#f3f6f4">
          <table ${TABLE} class="page" style="background:#f3f6f4">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table ${TABLE} style="max-width:560px">
                  <tr>
                    <td class="brand" style="padding:0 4px 16px;font-size:20px;font-weight:700;${FONT};${BRAND}">
                      ${name}
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="card"
                      style="padding:28px 24px 12px;background:#ffffff;border:1px solid #dbe1de;border-radius:14px"
                    >
                      <h1
                        class="ink"
                        style="margin:0 0 20px;font-size:22px;line-height:1.35;overflow-wrap:anywhere;${FONT};${INK}"
                      >
                        ${subject}
                      </h1>
                      ${blocks.map((block) => htmlOf(block, words))}
                    </td>
                  </tr>
                  <tr>
                    <td class="soft" style="padding:16px 4px 0;${SMALL}">${footer}</td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}

function htmlOf(block: Block, { copyAddress }: PartWords) {
  if (typeof block === 'string') return html`<p class="ink" style="${TEXT}">${block}</p>`
  if ('button' in block) {
    return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 12px">
        <tr>
          <td class="button" bgcolor="#005f41" style="border-radius:10px;background:#005f41">
            <a class="button" href="${block.href}" target="_blank" style="${BUTTON}">${block.button}</a>
          </td>
        </tr>
      </table>
      <p class="soft" style="margin:0 0 24px;${SMALL}">
        ${copyAddress}<br /><a class="brand" href="${block.href}" target="_blank" style="${BRAND}">${block.href}</a>
      </p>`
  }
  if ('link' in block) {
    return html`<p style="${TEXT}">
      <a class="brand" href="${block.href}" target="_blank" style="${BRAND}">${block.link}</a>
    </p>`
  }
  if ('quote' in block) {
    const lines = block.quote.split(/\r?\n/).map((line) => html`${line}<br />`)
    return html`<p class="ink quote" style="${TEXT};padding-left:16px;border-left:3px solid #dbe1de">${lines}</p>`
  }
  return html`<table ${TABLE} style="margin:0 0 16px">
    ${block.facts.map(
      ([label, value]) =>
        html`<tr>
          <td class="soft" width="36%" valign="top" style="${CELL};padding-right:12px;${SOFT}">${label}</td>
          <td class="ink" valign="top" style="${CELL};${INK}">${value}</td>
        </tr>`,
    )}
  </table>`
}
