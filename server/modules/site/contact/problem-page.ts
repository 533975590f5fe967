// The contact form's new tab after the message was refused. It says why, and that nothing typed is lost.
import type { Language } from '#contract/constants.ts'
import { sentenceOf, type FieldCode, type RefusalCode } from '#contract/refusals.ts'
import type { HttpError } from '../../../http/errors.ts'
import { languageOf } from '../../../http/front-door.ts'
import { messagePage } from './message-page.ts'

type Words = {
  title: string
  reasons: Record<number, string>
  otherwise: string
  labels: Record<string, string>
  field: (code: FieldCode) => string
  backToForm: string
}

const BENGALI_REASONS: Partial<Record<RefusalCode, string>> = {
  required: 'এই ঘরটি পূরণ করুন।',
  not_an_email: 'ঠিকঠাক একটি ইমেইল লিখুন।',
}

const WORDS: Record<Language, Words> = {
  en: {
    title: 'Message not sent',
    reasons: {
      413: 'The message is too long. Shorten it and try again.',
      415: 'We couldn’t read the form. Try again.',
      422: 'Check these fields:',
      429: 'We’ve had a lot of messages from your network. Try again in an hour.',
    },
    otherwise: 'Something went wrong on our side. Try again in a moment.',
    labels: { name: 'First name', lastName: 'Last name', email: 'Email', subject: 'Subject', message: 'Message' },
    field: sentenceOf,
    backToForm: 'Close this tab to go back to the form. Your text is still there.',
  },
  bn: {
    title: 'মেসেজ পাঠানো যায়নি',
    reasons: {
      413: 'মেসেজটি খুব বড়। ছোট করে আবার চেষ্টা করুন।',
      415: 'ফর্মটি পড়া যায়নি। আবার চেষ্টা করুন।',
      422: 'এই ঘরগুলো দেখুন:',
      429: 'আপনার নেটওয়ার্ক থেকে অনেক মেসেজ এসেছে। এক ঘণ্টা পরে আবার চেষ্টা করুন।',
    },
    otherwise: 'আমাদের দিকে একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
    labels: {
      name: 'নামের প্রথম অংশ',
      lastName: 'নামের শেষ অংশ',
      email: 'ইমেইল',
      subject: 'বিষয়',
      message: 'মেসেজ',
    },
    field: ({ code }) => BENGALI_REASONS[code] ?? 'লেখাটি খুব বড়।',
    backToForm: 'ফর্মে ফিরতে এই ট্যাবটি বন্ধ করুন। আপনার লেখা সেখানেই আছে।',
  },
}

export function problemPage(error: HttpError, request: Request): string {
  const language = languageOf(request.headers.get('cookie'))
  const { title, reasons, otherwise: fallback, labels, field, backToForm } = WORDS[language]
  const fields = Object.entries(error.codes ?? {}).map(([name, code]) => `${labels[name] ?? name}: ${field(code)}`)
  return messagePage({
    language,
    outcome: 'failed',
    title,
    lines: [reasons[error.status] ?? fallback, ...fields, backToForm],
  })
}
