// Finds the last email to an address whose subject contains the given words.
import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { mailOutbox } from '#server/db/schema.ts'
import type { TestServer } from '../test-server.ts'

export async function mailTo(server: TestServer, email: string, words: string): Promise<string> {
  const to = eq(mailOutbox.recipient, email)
  const mails = await server.deps.db.select().from(mailOutbox).where(to).orderBy(mailOutbox.id)
  const found = mails.findLast((mail) => mail.subject.includes(words))
  assert.ok(found, `no email '${words}'`)
  return found.body
}
