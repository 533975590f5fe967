// What the contact form's new tab shows when the message was refused: why, and that nothing typed is lost.
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
  required: 'এটি পূরণ করুন',
  not_an_email: 'একটি ইমেইল ঠিকানা লিখুন',
}

const WORDS: Record<Language, Words> = {
  en: {
    title: 'Message not sent',
    reasons: {
      413: 'The message is too long.',
      415: 'The form was not sent in a way we can read.',
      422: 'Some fields need another look.',
      429: 'There were many messages from here lately. Please try again in an hour.',
    },
    otherwise: 'Something went wrong on our side. Please try again in a moment.',
    labels: { name: 'First name', lastName: 'Last name', email: 'Email', subject: 'Subject', message: 'Message' },
    field: sentenceOf,
    backToForm: 'Close this tab to go back to the form: what you wrote is still there.',
  },
  bn: {
    title: 'বার্তা পাঠানো যায়নি',
    reasons: {
      413: 'বার্তাটি খুব বড়।',
      415: 'ফর্মটি যেভাবে এসেছে, তা আমরা পড়তে পারিনি।',
      422: 'কয়েকটি ঘর আবার দেখুন।',
      429: 'এখান থেকে অল্প সময়ে অনেক বার্তা এসেছে। এক ঘণ্টা পরে আবার চেষ্টা করুন।',
    },
    otherwise: 'আমাদের দিকে কিছু একটা ভুল হয়েছে। একটু পরে আবার চেষ্টা করুন।',
    labels: {
      name: 'নামের প্রথম অংশ',
      lastName: 'নামের শেষ অংশ',
      email: 'ইমেইল',
      subject: 'বিষয়',
      message: 'বার্তা',
    },
    field: ({ code }) => BENGALI_REASONS[code] ?? 'লেখাটি খুব বড়',
    backToForm: 'ফর্মে ফিরতে এই ট্যাবটি বন্ধ করুন: আপনার লেখা সেখানেই আছে।',
  },
}

export function problemPage(error: HttpError, request: Request): string {
  const language = languageOf(request.headers.get('cookie'))
  const { title, reasons, otherwise, labels, field, backToForm } = WORDS[language]
  const fields = Object.entries(error.codes ?? {}).map(([name, code]) => `${labels[name] ?? name}: ${field(code)}`)
  return messagePage({
    language,
    outcome: 'failed',
    title,
    lines: [reasons[error.status] ?? otherwise, ...fields, backToForm],
  })
}
