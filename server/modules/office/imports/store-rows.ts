// Stores the checked rows of an import in large batches, because ten thousand single queries would take minutes.
import type { ImportKind } from '#contract/office/import-kinds.ts'
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { csvImportItems } from '../../../db/schema-csv.ts'
import { audit, products, users } from '../../../db/schema.ts'
import type { Actor } from '../../../db/audit.ts'
import { contentKinds, isSold } from '../../catalogue/content/content-kinds.ts'
import { languageOf } from '../../catalogue/content/language-of.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import type { CheckedRow } from './check-rows.ts'
import { importKinds } from './import-kinds.ts'

/** A statement takes up to 65,535 values, and a course has 30 columns. */
const ROWS_AT_ONCE = 500
/** How long the link in an invitation works. After that, people can use Reset Password. */
const INVITE_MS = 14 * 86_400_000

const INVITATION = {
  en: {
    subject: 'Your Porua account is ready',
    text: (name: string) => `Hi ${name},`,
    ready: 'We’ve created a Porua account for you with this email. Choose a password to log in.',
    button: 'Choose a password',
    ends: 'The link works for two weeks. After that, you can get a new one with Reset Password on our login page. If you don’t want the account, you don’t need to do anything.',
  },
  bn: {
    subject: 'পড়ুয়ায় আপনার অ্যাকাউন্ট তৈরি',
    text: (name: string) => `প্রিয় ${name},`,
    ready: 'পড়ুয়ায় এই ইমেইলে আপনার জন্য একটি অ্যাকাউন্ট খোলা হয়েছে। একটি পাসওয়ার্ড দিলেই লগইন করতে পারবেন।',
    button: 'পাসওয়ার্ড দিন',
    ends: 'লিংকটি দুই সপ্তাহ কাজ করবে। তারপর লগইন পাতার ‘পাসওয়ার্ড রিসেট’ থেকে নতুন লিংক নিতে পারবেন। অ্যাকাউন্টটি না চাইলে কিছু করতে হবে না।',
  },
}

type Storing = { importId: string; version: number; kind: ImportKind; actor: Actor; isInviting: boolean }

export async function storeRows(tx: Transaction, deps: Deps, rows: CheckedRow[], storing: Storing): Promise<void> {
  const { importId, kind, actor } = storing
  const at = deps.now()
  const { content } = importKinds[kind]
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const rowsNow = rows.slice(first, first + ROWS_AT_ONCE)
    if (content) await storeContent(tx, rowsNow, { content, version: storing.version, at })
    else await storePeople(tx, deps, rowsNow, storing.isInviting)
    await tx.insert(csvImportItems).values(rowsNow.map(({ id, line }) => ({ importId, itemId: id, line })))
    // A person's email must stay out of anything that is kept for ever.
    const lines = rowsNow.map(({ id, name, line }) => ({
      id: newId(),
      at,
      userId: actor.userId,
      email: actor.email,
      what: 'add' as const,
      kind: content ?? ('user' as const),
      itemId: id,
      name: content ? name : '',
      difference: {
        import: [null, importId],
        line: [null, line],
      } as Record<string, [unknown, unknown]>,
    }))
    await tx.insert(audit).values(lines)
  }
}

type Content = { content: keyof typeof contentKinds; version: number; at: Date }

async function storeContent(tx: Transaction, rows: CheckedRow[], { content, version, at }: Content): Promise<void> {
  // The kinds differ only in their columns, so the code is typed as if for blogs.
  const { table, toRow } = contentKinds[content] as unknown as (typeof contentKinds)['blog']
  if (isSold(content)) await tx.insert(products).values(rows.map(({ id }) => ({ id, kind: content })))
  const values = rows.map(({ id, name, body }) => {
    const withLanguage = content === 'course' ? { language: languageOf(name), ...body } : body
    return { ...toRow(withLanguage as Parameters<typeof toRow>[0]), id, createdAt: at, changedIn: version }
  })
  await tx.insert(table).values(values)
}

type Person = { name: string; email: string; language?: Language | '' | null }

async function storePeople(tx: Transaction, deps: Deps, rows: CheckedRow[], isInviting: boolean): Promise<void> {
  const { identity, outbox, settings, now } = deps
  const until = new Date(now().getTime() + INVITE_MS)
  const people = rows.map(({ id, body }) => ({ ...(body as Person), id }))
  const accounts = await identity.accounts!.add(tx, people, isInviting ? until : null)
  await tx.insert(users).values(
    people.map(({ id, name, email, language }, index) => {
      const { issuer, subject } = accounts[index]!
      return { id, issuer, subject, name, email, language: language || null, createdAt: now() }
    }),
  )
  if (!isInviting) return
  const mails = people.map(({ name, email, language }, index) => {
    const reader = language || DEFAULT_LANGUAGE
    const words = INVITATION[reader]
    const href = `${settings.publicUrl}${paths.login}?resetToken=${accounts[index]!.resetToken}`
    const blocks = [words.text(name), words.ready, { button: words.button, href }, words.ends]
    return { ...composeMail({ to: email, language: reader, subject: words.subject, blocks }), validUntil: until }
  })
  await outbox.queue(tx, mails)
}
