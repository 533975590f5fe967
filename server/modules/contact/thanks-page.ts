// The page the contact form opens in its new tab. It stands alone: no script, no style beyond its own attribute.
import { html } from 'hono/html'
import { LANGUAGE_COOKIE } from '#contract/constants.ts'

const WORDS = {
  en: {
    title: 'Message sent',
    line: (name: string) => `Thank you, ${name}. We read every message and will answer soon.`,
    back: 'Back to Porua',
  },
  bn: {
    title: 'বার্তা পাঠানো হয়েছে',
    line: (name: string) => `ধন্যবাদ, ${name}। আমরা প্রতিটি বার্তা পড়ি এবং শিগগিরই উত্তর দেব।`,
    back: 'পড়ুয়ায় ফিরে যান',
  },
}

export function thanksPage(name: string, request: Request): string {
  const lang = request.headers.get('cookie')?.includes(`${LANGUAGE_COOKIE}=bn`) ? 'bn' : 'en'
  const words = WORDS[lang]
  return String(
    html`<!doctype html>
      <html lang="${lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${words.title} · Porua</title>
        </head>
        <body
          style="font-family: system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1.25rem; line-height: 1.6"
        >
          <h1>${words.title}</h1>
          <p>${words.line(name)}</p>
          <p><a href="/">${words.back}</a></p>
        </body>
      </html>`,
  )
}
