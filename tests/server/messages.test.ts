// The site's messages: English quotes the owner's texts letter for letter, and no language lacks a message.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ApiError } from '#contract/client.ts'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import { ERROR_CODES } from '#contract/error-codes.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { TEXTS } from '#contract/texts.ts'
import { overwriteGetLocale } from '../../web/paraglide/runtime.js'
import { explain } from '../../web/session/explain.ts'

const FOLDER = fileURLToPath(new URL('../../web/messages/', import.meta.url))

/** The messages of all parts of the site together. */
function messagesIn(language: Language): Record<string, string> {
  const parts = globSync(`*/*/${language}.json`, { cwd: FOLDER })
  return Object.assign({}, ...parts.map((part) => JSON.parse(readFileSync(FOLDER + part, 'utf8')) as object)) as Record<
    string,
    string
  >
}

it('compiles the messages of every folder', () => {
  const settings = JSON.parse(readFileSync(`${FOLDER}../project.inlang/settings.json`, 'utf8')) as {
    'plugin.inlang.messageFormat': { pathPattern: string[] }
  }
  const compiled = settings['plugin.inlang.messageFormat'].pathPattern
  const folders = globSync('*/*', { cwd: FOLDER }).map((folder) => `./messages/${folder}/{locale}.json`)
  assert.deepEqual(compiled.toSorted(), folders.toSorted())
})

it('has each message once, because the last of two of a name would win everywhere', () => {
  for (const language of LANGUAGES) {
    const names = globSync(`*/*/${language}.json`, { cwd: FOLDER }).flatMap((part) =>
      Object.keys(JSON.parse(readFileSync(FOLDER + part, 'utf8')) as object).filter((name) => name !== '$schema'),
    )
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    )
  }
})

it('names what is missing and what to do when saving on a phone', () => {
  const words = (language: Language) => {
    const all = messagesIn(language)
    return [`${all.saved_no_room} ${all.saved_make_room}`, all.saved_ended, all.saved_offline_video_phone]
  }
  assert.deepEqual(words('en'), [
    'Not enough space: {a}\u00a0MB needed, {b}\u00a0MB free. Free up space',
    'Expired on {day}. Go online once to renew. No need to download again.',
    'You’re offline. This video is playing from your phone.',
  ])
  assert.deepEqual(words('bn'), [
    'জায়গা কম: লাগবে {a}\u00a0এমবি, খালি আছে {b}\u00a0এমবি। জায়গা খালি করুন',
    'মেয়াদ শেষ হয়েছে {day}। একবার ইন্টারনেট চালু করলেই আবার খুলবে, নতুন করে ডাউনলোড করতে হবে না।',
    'ইন্টারনেট নেই। ভিডিওটি ফোন থেকেই চলছে।',
  ])
})

it('never breaks a line between a size and its unit', () => {
  const split = LANGUAGES.flatMap((language) =>
    // Messages about a field equal the server's text, letter for letter.
    Object.entries(messagesIn(language)).filter(
      ([name, text]) => !/^(field|form)_/.test(name) && /[}\d০-৯] ([KMG]B|কেবি|এমবি|জিবি)/.test(text),
    ),
  )
  assert.deepEqual(split, [])
})

/** Translatable texts must be in the message files; this ties each message to the owner's text it quotes. */
const QUOTED: Record<string, keyof typeof TEXTS> = {
  home_hero_title: 'heroTitle',
  home_books_title: 'booksTitle',
  home_academic_title: 'academicTitle',
  home_brands_title: 'brandsTitle',
  home_investors_title: 'investorsTitle',
  home_skills_title: 'skillsTitle',
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
  product_books_list: 'booksList',
  product_view_details: 'viewDetails',
  money_buy_course: 'buyCourse',
  money_buy_book: 'buyBook',
  money_already_paid_course: 'alreadyPaidCourse',
  money_already_paid_book: 'alreadyPaidBook',
  instructor_title: 'instructorsTitle',
  blog_title: 'blogsTitle',
  blog_read_more: 'blogMore',
  privacy_overview: 'privacyOverview',
  privacy_provided: 'privacyProvided',
  privacy_automatic: 'privacyAutomatic',
  privacy_how: 'privacyHow',
  privacy_cookies: 'privacyCookies',
  contact_title: 'contactTitle',
  contact_call: 'contactCall',
  contact_visit: 'contactVisit',
  contact_email: 'contactEmail',
  contact_heading: 'contactHeading',
  contact_send: 'contactButton',
  review_range: 'rattingRange',
  review_added: 'reviewAdded',
  payment_done: 'paymentDone',
  payment_popup: 'paymentPopup',
  delete_question: 'deleteQuestion',
  delete_button: 'deleteButton',
  delete_done: 'deleted',
  form_book_added: 'bookAdded',
  form_book_updated: 'bookUpdated',
  form_blog_added: 'blogAdded',
  form_blog_updated: 'blogUpdated',
  form_instructor_added: 'instructorAdded',
  form_instructor_updated: 'instructorUpdated',
}

describe('the messages of the site', () => {
  it('quotes the owner’s texts letter for letter in English', () => {
    const english = messagesIn('en')
    const quoted = Object.fromEntries(Object.keys(QUOTED).map((key) => [key, english[key]]))
    assert.deepEqual(quoted, Object.fromEntries(Object.entries(QUOTED).map(([key, text]) => [key, TEXTS[text]])))
  })

  it('explains a refused field in English as the server does', () => {
    const english = messagesIn('en')
    const elsewhere: Record<string, string> = { rating_range: 'review_range' }
    const explained = Object.keys(REFUSALS).map((code) => [code, english[elsewhere[code] ?? `field_${code}`]])
    assert.deepEqual(Object.fromEntries(explained), REFUSALS)
  })

  it('asks nobody to try again where that cannot help', () => {
    const final = [
      'accounts_elsewhere',
      'invite_declined',
      'invite_ended',
      'invite_used',
      'link_ended',
      'undo_ended',
      'wrong_account',
    ] as const
    for (const language of LANGUAGES) {
      overwriteGetLocale(() => language)
      const explained = (error: (typeof ERROR_CODES)[number]) => explain(new ApiError(400, { error, message: '' }))
      const sentences = final.map(explained)
      assert.equal(new Set(sentences).size, final.length)
      for (const general of ['internal', 'changed_meanwhile'] as const) {
        assert.ok(!sentences.includes(explained(general)), `${language} ${general}`)
      }
    }
  })

  it('explains every error code in the language of the page', () => {
    for (const language of LANGUAGES) {
      overwriteGetLocale(() => language)
      for (const error of ERROR_CODES) {
        const words = explain(new ApiError(400, { error, message: '', fields: { uses: 'ক', lesson: 'ক' } }))
        assert.match(words, language === 'bn' ? /^[^a-z]*\p{sc=Beng}[^a-z]*[।.]$/u : /^[^a-z]*[A-Z][^?]+\.$/, error)
      }
    }
  })

  it('has every message in every language', () => {
    for (const language of LANGUAGES) {
      const messages = messagesIn(language)
      assert.deepEqual(Object.keys(messages).toSorted(), Object.keys(messagesIn('en')).toSorted())
      const empty = Object.keys(messages).filter((key) => !messages[key]?.trim())
      assert.deepEqual(empty, [], language)
    }
  })
})
