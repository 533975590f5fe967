// The site's messages by key, so that a test does not repeat words that may be edited. The owner's texts stay quoted:
// see contract/texts.ts.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '#contract/constants.ts'
import type { m } from '../../web/paraglide/messages.js'

type MessageKey = keyof typeof m
type Values = Record<string, string | number>

const FOLDER = fileURLToPath(new URL('../../web/messages/', import.meta.url))
const PLACEHOLDER = /\{(\w+)\}/

const read = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`*/*/${language}.json`, { cwd: FOLDER }).map(
      (file) => JSON.parse(readFileSync(FOLDER + file, 'utf8')) as object,
    ),
  ) as Record<string, string>

const messages = { en: read('en'), bn: read('bn') }

/** The keys of all messages. */
export const wordingKeys = Object.keys(messages.en).filter((key) => key !== '$schema')

/** A message split at its placeholders, whose names are every second part. */
function partsOf(key: MessageKey, language: Language): string[] {
  const message = messages[language][key]
  if (message === undefined) throw new Error(`No message is called ${key}.`)
  return message.split(PLACEHOLDER)
}

/** A message as the site shows it. Values are filled in as they are: a test writes numbers the way a page does. */
export function wording(key: MessageKey, values: Values = {}, language: Language = 'en'): string {
  const filled = partsOf(key, language).map((part, index) => {
    if (index % 2 === 0) return part
    const value = values[part]
    if (value === undefined) throw new Error(`${key} needs a value for ${part}.`)
    return value
  })
  return filled.join('')
}

/**
 * Finds a message inside a longer text. A placeholder without a value stands for any text. Spaces match no-break spaces
 * too, because Playwright only treats them alike when it is given a string.
 */
export function wordingPattern(key: MessageKey, values: Values = {}, language: Language = 'en'): RegExp {
  const source = partsOf(key, language).map((part, index) => {
    const text = index % 2 === 0 ? part : values[part]
    return text === undefined ? '.+?' : escapeRegExp(String(text))
  })
  return new RegExp(source.join(''), 's')
}

/** Finds a text that starts with a message. */
export const startsWithWording = (key: MessageKey, values: Values = {}, language: Language = 'en'): RegExp =>
  new RegExp(`^${wordingPattern(key, values, language).source}`, 's')

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s/g, '\\s')
