// The HTML part of an email: tables and inline styles, because many email clients support nothing newer. The template
// escapes every value.
import { html, raw } from 'hono/html'
import type { Language } from '#contract/constants.ts'
import type { Block } from './compose-mail.ts'

export type PartWords = { language: Language; subject: string; name: string; footer: string; copyAddress: string }

/** Colours for email clients with dark mode. The inline ones are for all others. */
export const DARK_STYLE = `@media (prefers-color-scheme: dark) {
.page { background: #0a120f !important; }
.card { background: #111b17 !important; border-color: #25322d !important; }
.ink { color: #ecf2ee !important; }
.soft { color: #b3beb7 !important; }
.brand { color: #72daa3 !important; }
.button { background: #55cb93 !important; color: #0a120f !important; }
.quote { border-color: #25322d !important; }
}`

const STYLE_ELEMENT = raw(`<style>${DARK_STYLE}</style>`)

const FONT = "font-family:system-ui,-apple-system,'Segoe UI','Noto Sans Bengali',Vrinda,Arial,sans-serif"
const WRAP = 'overflow-wrap:anywhere'

// Marked as raw, because these attributes are ours and need no escaping.
const TABLE = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"')
const PAGE = raw('class="page" style="margin:0;padding:0;background:#f3f6f4"')
const COLUMN = raw('style="max-width:560px"')
const NAME = raw(`class="brand" style="padding:0 4px 16px;font-size:20px;font-weight:700;${FONT};color:#005c3e"`)
const CARD = raw(
  `class="card" style="padding:28px 24px 12px;background:#ffffff;border:1px solid #dbe1de;border-radius:14px;font-size:16px;line-height:1.55;${WRAP};${FONT}"`,
)
const TITLE = raw('class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.35;color:#0e1f18"')
const TEXT = raw('class="ink" style="margin:0 0 16px;color:#0e1f18"')
const QUOTE = raw(
  'class="ink quote" style="margin:0 0 16px;padding-left:16px;border-left:3px solid #dbe1de;color:#0e1f18"',
)
const LABEL = raw(
  `class="soft" width="36%" valign="top" style="padding:5px 12px 5px 0;font-size:15px;${FONT};color:#42514b"`,
)
const VALUE = raw(`class="ink" valign="top" style="padding:5px 0;font-size:15px;${WRAP};${FONT};color:#0e1f18"`)
const BUTTON_CELL = raw('class="button" bgcolor="#005f41" style="border-radius:10px;background:#005f41"')
const BUTTON = raw(
  'class="button" target="_blank" style="display:inline-block;padding:13px 24px;border-radius:10px;background:#005f41;color:#ffffff;font-weight:600;line-height:1.4;text-decoration:none"',
)
const ADDRESS = raw('class="soft" style="margin:0 0 24px;font-size:13px;color:#42514b"')
const LINK = raw('class="brand" target="_blank" style="color:#005c3e"')
const FOOTER = raw(`class="soft" style="padding:16px 4px 0;font-size:13px;line-height:1.5;${FONT};color:#42514b"`)

export function htmlPart({ language, subject, name, footer, copyAddress }: PartWords, blocks: Block[]): string {
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          ${STYLE_ELEMENT}
        </head>
        <body ${PAGE}>
          <table ${TABLE} ${PAGE}>
            <tr>
              <td align="center" style="padding:24px 12px">
                <table ${TABLE} ${COLUMN}>
                  <tr>
                    <td ${NAME}>${name}</td>
                  </tr>
                  <tr>
                    <td ${CARD}>
                      <h1 ${TITLE}>${subject}</h1>
                      ${blocks.map((block) => htmlOf(block, copyAddress))}
                    </td>
                  </tr>
                  <tr>
                    <td ${FOOTER}>${footer}</td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}

function htmlOf(block: Block, copyAddress: string) {
  if (typeof block === 'string') return html`<p ${TEXT}>${block}</p>`
  if ('button' in block) {
    return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 12px">
        <tr>
          <td ${BUTTON_CELL}><a href="${block.href}" ${BUTTON}>${block.button}</a></td>
        </tr>
      </table>
      <p ${ADDRESS}>${copyAddress}<br /><a href="${block.href}" ${LINK}>${block.href}</a></p>`
  }
  if ('link' in block) return html`<p ${TEXT}><a href="${block.href}" ${LINK}>${block.link}</a></p>`
  if ('quote' in block) {
    return html`<p ${QUOTE}>${block.quote.split(/\r?\n/).map((line) => html`${line}<br />`)}</p>`
  }
  return html`<table ${TABLE} style="margin:0 0 16px">
    ${block.facts.map(
      ([label, value]) =>
        html`<tr>
          <td ${LABEL}>${label}</td>
          <td ${VALUE}>${value}</td>
        </tr>`,
    )}
  </table>`
}
