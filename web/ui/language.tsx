// Marks text that is not in the page's language, for screen readers and fonts.
import { getLocale, type Locale } from '../paraglide/runtime.js'
import { BanglaWord } from './bangla-word.tsx'

// Without ৳, which has a font of its own and stands in English prices.
const BENGALI = /[\u0980-\u09F2\u09F4-\u09FF]/
/** From the first Bengali letter to the last without a Latin letter in between. */
const BENGALI_RUN = /[\u0980-\u09F2\u09F4-\u09FF](?:[^A-Za-z]*[\u0980-\u09F2\u09F4-\u09FF])?/

/** The language that a text is written in. */
export const scriptOf = (text: string): Locale => (BENGALI.test(text) ? 'bn' : 'en')

/** For the lang attribute of a title, a name or a comment; undefined if it is the page's language. */
export function langOf(text: string): Locale | undefined {
  const language = scriptOf(text)
  return language === getLocale() ? undefined : language
}

/** The same for a field's value; undefined while it is empty. */
export function typedLang(value: unknown): Locale | undefined {
  return typeof value === 'string' && value ? langOf(value) : undefined
}

/** A sentence that may contain Bengali words on an English page. */
export function Sentence({ text }: { text: string }) {
  const run = getLocale() === 'bn' ? null : BENGALI_RUN.exec(text)
  if (!run) return text
  return (
    <>
      {text.slice(0, run.index)}
      {run[0] === 'বাংলা' ? <BanglaWord /> : <span lang="bn">{run[0]}</span>}
      <Sentence text={text.slice(run.index + run[0].length)} />
    </>
  )
}
