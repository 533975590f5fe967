// Marks text that isn't in the page's language, for screen readers and fonts.
import { getLocale, type Locale } from '../paraglide/runtime.js'
import { BanglaWord } from './bangla-word.tsx'

// Excludes ৳, which has its own font and occurs in English prices.
const BENGALI = /[\u0980-\u09F2\u09F4-\u09FF]/
/** From the first Bengali letter to the last, with no Latin letter in between. */
const BENGALI_RUN = /[\u0980-\u09F2\u09F4-\u09FF](?:[^A-Za-z]*[\u0980-\u09F2\u09F4-\u09FF])?/

/** The language in which a text is written. */
export const scriptOf = (text: string): Locale => (BENGALI.test(text) ? 'bn' : 'en')

/** For the lang attribute of a title, a name or a comment. Undefined if it is the page's language. */
export function langOf(text: string): Locale | undefined {
  const language = scriptOf(text)
  return language === getLocale() ? undefined : language
}

/** For a field's value. Undefined while it is empty. */
export function typedLang(value: unknown): Locale | undefined {
  return typeof value === 'string' && value ? langOf(value) : undefined
}

/** A sentence on an English page that may contain Bengali words. */
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
