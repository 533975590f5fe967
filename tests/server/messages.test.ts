// The messages of the site: the owner's texts are the English ones letter for letter, and no language lacks a sentence.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import { TEXTS } from '#contract/texts.ts'

const FOLDER = fileURLToPath(new URL('../../web/messages/', import.meta.url))

/** Of all parts of the site together. */
function messagesIn(language: Language): Record<string, string> {
  const parts = globSync(`*/${language}.json`, { cwd: FOLDER })
  return Object.assign({}, ...parts.map((part) => JSON.parse(readFileSync(FOLDER + part, 'utf8')) as object)) as Record<
    string,
    string
  >
}

/** A translatable sentence has to stand in the message files; here each is tied to the text it quotes. */
const QUOTED: Record<string, keyof typeof TEXTS> = {
  home_hero_title: 'heroTitle',
  home_books_title: 'booksTitle',
  home_reviews_title: 'reviewsTitle',
  login_email_required: 'emailRequired',
  login_email_invalid: 'emailInvalid',
  login_password_required: 'passwordRequired',
  login_password_short: 'passwordShort',
  login_name_required: 'nameRequired',
  login_reset_sent: 'resetSent',
  profile_no_user: 'noUser',
  profile_not_updated: 'notUpdated',
  profile_update: 'updateProfile',
  profile_updated: 'profileUpdated',
  users_admin_made: 'adminMade',
  users_admin_failed: 'adminFailed',
}

describe('the messages of the site', () => {
  it('quote the owner letter for letter in English', () => {
    const english = messagesIn('en')
    const quoted = Object.fromEntries(Object.keys(QUOTED).map((key) => [key, english[key]]))
    assert.deepEqual(quoted, Object.fromEntries(Object.entries(QUOTED).map(([key, text]) => [key, TEXTS[text]])))
  })

  it('have every sentence in every language', () => {
    for (const language of LANGUAGES) {
      const messages = messagesIn(language)
      assert.deepEqual(Object.keys(messages).toSorted(), Object.keys(messagesIn('en')).toSorted())
      const empty = Object.keys(messages).filter((key) => !messages[key]?.trim())
      assert.deepEqual(empty, [], language)
    }
  })
})
