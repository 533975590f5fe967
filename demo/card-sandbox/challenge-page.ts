// The bank's 3-D Secure page: one question and two buttons, in a frame or a window.
import { createHash } from 'node:crypto'

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px; }
main { max-width: 26rem; margin: 0 auto; }
.label { margin: 0 0 12px; font-size: .8125rem; font-weight: 600; }
h1 { margin: 0 0 8px; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0 0 16px; }
form { display: flex; flex-wrap: wrap; gap: 12px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border-radius: 10px; cursor: pointer;
  border: 1px solid currentColor; background: none; color: inherit; }
button.main { background: #0f5f54; border-color: #0f5f54; color: #fff; }`

/** Reports to the shop's page, which either frames this page or opened it. */
const SCRIPT = `const { origin, intent, status } = document.body.dataset
const shop = window.opener || (window.parent === window ? null : window.parent)
if (shop && origin) shop.postMessage({ source: 'porua-card-sandbox', intent, status }, origin)`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export function challengeHeaders(origins: string[]): Record<string, string> {
  // A Content-Security-Policy can't name an IPv6 address.
  const sites = origins.filter((origin) => !origin.includes('[')).join(' ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${hash(STYLE)}`,
      `script-src ${hash(SCRIPT)}`,
      `form-action 'self' ${sites}`,
      `frame-ancestors ${sites || "'none'"}`,
      "base-uri 'none'",
    ].join('; '),
  }
}

export function questionPage(amount: number, currency: string, last4: string): string {
  const sum = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)
  return page(
    'Confirm the payment',
    `<h1>Confirm the payment</h1>
<p>Your bank asks: do you want to pay ${sum} with the card ending in ${last4}?</p>
<form method="post">
<button class="main" name="outcome" value="complete">Complete</button>
<button name="outcome" value="fail">Fail</button>
</form>`,
  )
}

export function answeredPage(intent: string, status: string, origin: string | null): string {
  const words = status === 'succeeded' ? 'The payment is confirmed.' : 'The payment was not confirmed.'
  return page(
    words,
    `<h1>${words}</h1>\n<p>You can go back to the shop.</p>\n<script>${SCRIPT}</script>`,
    `data-intent="${intent}" data-status="${status}" data-origin="${origin ?? ''}"`,
  )
}

export function gonePage(): string {
  return page('Nothing to confirm', '<h1>Nothing to confirm</h1>\n<p>This question was answered already.</p>')
}

function page(title: string, content: string, data = ''): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sandbox</title><style>${STYLE}</style></head>
<body ${data}><main>
<p class="label">Sandbox: no real bank, no real money</p>
${content}
</main></body></html>
`
}
