// Every email is written once, as blocks; the text and HTML parts are both rendered from them.
import type { Language } from '#contract/constants.ts'
import { htmlPart } from './html-part.ts'
import type { Mail } from './mail.ts'

/** A paragraph, a button with its URL, a plain link, a short table, or a quotation. */
export type Block =
  | string
  | { button: string; href: string }
  | { link: string; href: string }
  | { facts: [label: string, value: string][] }
  | { quote: string }

export type Letter = {
  to: string
  language: Language
  subject: string
  blocks: Block[]
  /** Why the reader gets it, below the email itself. Somebody without an account needs another reason than the default. */
  footer?: string
}

const NAME = { en: 'Porua', bn: 'পড়ুয়া' }

const FOOTER = {
  en: 'You’re getting this email because you have a Porua account.',
  bn: 'পড়ুয়ায় আপনার অ্যাকাউন্ট আছে বলে এই ইমেইল পেয়েছেন।',
}

/** For those who run the site; their mailbox needs no account. */
export const OFFICE_FOOTER = {
  en: 'You’re getting this email because you run this site.',
  bn: 'আপনি এই সাইট চালান বলে এই ইমেইল পেয়েছেন।',
}

const COPY_ADDRESS = {
  en: 'If the button doesn’t work, copy this link into your browser:',
  bn: 'বাটন কাজ না করলে এই লিংকটি কপি করে ব্রাউজারে খুলুন:',
}

export function composeMail(letter: Letter): Mail {
  const { to, language } = letter
  const subject = oneLine(letter.subject)
  const words = {
    language,
    subject,
    name: NAME[language],
    footer: letter.footer ?? FOOTER[language],
    copyAddress: COPY_ADDRESS[language],
  }
  const text = [...letter.blocks.map(textOf), words.name, words.footer].join('\n\n')
  return { to, subject, text, html: htmlPart(words, letter.blocks) }
}

function textOf(block: Block): string {
  if (typeof block === 'string') return oneLine(block)
  if ('button' in block) return `${block.button}:\n${block.href}`
  if ('link' in block) return `${block.link}:\n${block.href}`
  if ('quote' in block) return block.quote
  return block.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')
}

/** Line breaks are removed, because a name with line breaks could imitate the email's own lines. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ')
