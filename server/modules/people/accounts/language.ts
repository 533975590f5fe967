// Emails are written in the language that the reader last chose on the site, on any device.
import { eq } from 'drizzle-orm'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema.ts'

export const DEFAULT_LANGUAGE = LANGUAGES[0]

export async function languageOfReader(db: Database | Transaction, email: string): Promise<Language> {
  const [reader] = await db.select({ language: users.language }).from(users).where(eq(users.email, email))
  return reader?.language ?? DEFAULT_LANGUAGE
}

export async function rememberLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId))
}
