// Which language words are in, where that is not the language of the page: screen readers and fonts need to know.
import { getLocale, type Locale } from '../paraglide/runtime.js'
import { BanglaWord } from './bangla-word.tsx'

const BENGALI = /[\u0980-\u09FF]/
/** From the first Bengali letter to the last, as long as no Latin one stands between them. */
const BENGALI_RUN = /[\u0980-\u09FF](?:[^A-Za-z]*[\u0980-\u09FF])?/

/** For the lang attribute of a title, a name or a comment; undefined where it is the page's own language. */
export function langOf(text: string): Locale | undefined {
  const language = BENGALI.test(text) ? 'bn' : 'en'
  return language === getLocale() ? undefined : language
}

/** The same for what somebody types: nothing is in no language. */
export function typedLang(value: unknown): Locale | undefined {
  return typeof value === 'string' && value ? langOf(value) : undefined
}

/** A sentence that may hold a few words of Bengali on an English page. */
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
