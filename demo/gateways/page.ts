// The page of a gateway sandbox: plain HTML that works on any phone, without JavaScript.
import { createHash } from 'node:crypto'
import { BEHAVIOURS, type Behaviour, type GatewayPayment } from './payments.ts'

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 20px 16px; }
main { max-width: 27rem; margin: 0 auto; }
.label { margin: 0 0 16px; padding: 8px 12px; border: 1px dashed currentColor; border-radius: 10px; font-size: .875rem; font-weight: 600; }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
.sum { margin: 4px 0 16px; font-size: 1.75rem; font-weight: 700; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
legend { margin-bottom: 4px; font-weight: 600; }
label { display: flex; gap: 10px; align-items: baseline; min-height: 44px; padding: 8px 0; box-sizing: border-box; }
label + label { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
small { display: block; opacity: .8; }
.ways { display: flex; flex-wrap: wrap; gap: 12px; }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 8px 20px; border-radius: 10px; cursor: pointer; border: 1px solid currentColor; background: none; color: inherit; }
button.main { flex: 1; background: #0f5f54; border-color: #0f5f54; color: #fff; }`

/** The gateway posts a form to the shop, like the real one. Without scripts, there is a button. */
const SCRIPT = `document.forms[0].submit()`

const WORDS: Record<Behaviour, string> = {
  success: 'Pays',
  declined: 'Is declined: not enough money',
  timesOut: 'Pays, but the gateway answers the shop too late',
  doubledNotice: 'Pays, and tells the shop twice',
  late: 'Pays, a while after you are back in the shop',
  emptyValidation: 'Pays, but the first validation is empty',
  expiredToken: 'Pays, but the shop’s token ends early',
  risky: 'Pays, but the gateway calls it risky',
  silent: 'Agrees, but nobody tells the shop and you stay here',
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Not the taka sign, because few machines can display it. */
const shown = (amount: string) => `BDT ${Number(amount).toLocaleString('en')}`

/** `shop` is the site to which the browser is sent back. */
export function pageHeaders(shop: string | undefined): Record<string, string> {
  const origin = shop && URL.canParse(shop) ? ` ${new URL(shop).origin}` : ''
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; form-action 'self'${origin}; frame-ancestors 'none'; base-uri 'none'`,
  }
}

export function payPage(gateway: string, { amount, fields }: GatewayPayment, behaviours: Behaviour[]): string {
  const choice = (behaviour: Behaviour, index: number) =>
    `<label><input type="radio" name="number" value="${BEHAVIOURS[behaviour]}"${
      index ? '' : ' checked'
    }><span><b>${BEHAVIOURS[behaviour]}</b><small>${WORDS[behaviour]}</small></span></label>`
  return page(
    gateway,
    `Pay with ${gateway}`,
    `<h1>${escape(fields.product_name ?? 'Payment to Porua')}</h1>
<p class="sum">${shown(amount)}</p>
<form method="post">
<fieldset><legend>Test number</legend>${behaviours.map(choice).join('')}</fieldset>
<div class="ways"><button class="main" name="do" value="pay">Pay ${shown(amount)}</button>
<button name="do" value="cancel">Cancel</button></div>
</form>`,
  )
}

/** Sends the browser back with a form. */
export function returnPage(gateway: string, address: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  )
  return page(
    gateway,
    'Back to the shop',
    `<h1>Back to the shop</h1><form method="post" action="${escape(address)}">${inputs.join('')}<p class="ways"><button class="main">Continue</button></p></form>
<script>${SCRIPT}</script>`,
  )
}

export const wordsPage = (gateway: string, words: string): string => page(gateway, words, `<h1>${escape(words)}</h1>`)

function page(gateway: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Test gateway</title><style>${STYLE}</style></head>
<body><main>
<p class="label">Test gateway in place of ${gateway}: no real money moves</p>
${content}
</main></body></html>
`
}
