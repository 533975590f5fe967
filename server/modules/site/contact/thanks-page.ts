// The contact form's new tab after the message was sent.
import { languageOf } from '../../../http/front-door.ts'
import { messagePage } from './message-page.ts'

const WORDS = {
  en: {
    title: 'Message sent',
    line: (name: string) => `Thank you, ${name}. We read every message and will reply soon.`,
  },
  bn: {
    title: 'মেসেজ পাঠানো হয়েছে',
    line: (name: string) => `ধন্যবাদ, ${name}। আমরা প্রতিটি মেসেজ পড়ি, শিগগিরই উত্তর দেব।`,
  },
}

export function thanksPage(name: string, request: Request): string {
  const language = languageOf(request.headers.get('cookie'))
  const { title, line } = WORDS[language]
  return messagePage({ language, outcome: 'sent', title, lines: [line(name)] })
}
