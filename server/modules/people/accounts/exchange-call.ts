// After any sign-in, the identity service's ID token is exchanged for an access token of ours. The person is found or
// created from the token alone, never from the path or body.
import { printedName } from '#contract/first-name.ts'
import { and, eq, sql } from 'drizzle-orm'
import { MAX_NAME_LENGTH, type Language } from '#contract/constants.ts'
import { personName } from '#contract/calls/fields.ts'
import type { VerifiedIdentity } from '../../../adapters/identity/identity.ts'
import type { Transaction } from '../../../db/database.ts'
import { isForeignKeyViolation } from '../../../db/errors.ts'
import { newId } from '../../../db/ids.ts'
import { deletedIdentities, users } from '../../../db/schema.ts'
import { chosenLanguage } from '../../../http/chosen-language.ts'
import { conflict, forbidden, unauthorized } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import type { TokenUser } from './access-tokens.ts'
import { handOver } from './hand-over.ts'

export function exchangeCall({ db, identity, tokens, now }: Deps): Pick<Handlers, 'PUT /user/{email}'> {
  return {
    async 'PUT /user/{email}'({ params, body, bearer, request }) {
      const verified = await identity.verify(bearer!, body.accessToken)
      if (!verified) throw unauthorized('We couldn’t confirm your login. Please log in again.')
      if (verified.email !== params.email || verified.email !== body.email) {
        throw forbidden('This login belongs to another email.')
      }
      const language = chosenLanguage(request.headers.get('cookie'))
      try {
        const token = await db.transaction(async (tx) => {
          await lockIdentity(tx, verified)
          await refuseDeleted(tx, verified)
          const user = await findOrCreate(tx, verified, language, now())
          if (verified.validSince) await tokens.revokeBefore(tx, user.id, verified.validSince)
          return tokens.issue(tx, user, { identitySessionId: verified.sessionId, signedInAt: verified.signedInAt })
        })
        return { token }
      } catch (error) {
        // The sign-in behind the token has since ended.
        if (isForeignKeyViolation(error)) throw unauthorized('Please log in again.')
        throw error
      }
    },
  }
}

/** Exchanges and deletions of the same person are serialised, so that a deleted person is not revived. */
export async function lockIdentity(tx: Transaction, { issuer, subject }: { issuer: string; subject: string }) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`)
}

async function refuseDeleted(tx: Transaction, verified: VerifiedIdentity): Promise<void> {
  const [deleted] = await tx
    .select()
    .from(deletedIdentities)
    .where(and(eq(deletedIdentities.issuer, verified.issuer), eq(deletedIdentities.subject, verified.subject)))
  // A token's time has whole seconds only: one from the same second may be older than the deletion.
  if (deleted && verified.issuedAt.getTime() <= deleted.deletedAt.getTime()) throw unauthorized('Please log in again.')
}

async function findOrCreate(
  tx: Transaction,
  verified: VerifiedIdentity,
  language: Language | undefined,
  at: Date,
): Promise<TokenUser> {
  const { issuer, subject, email, emailVerified } = verified
  const [known] = await tx
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
  const [holder] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  const name = displayName(verified)
  const person = { email, name, emailVerified }
  const update = async (id: string): Promise<TokenUser> => {
    await tx
      .update(users)
      .set({ ...person, language })
      .where(eq(users.id, id))
    return { id, ...person }
  }
  if (holder && holder.id !== known?.id) {
    // An unconfirmed email never joins an existing account, and gives way to someone who has confirmed it.
    if (known || holder.emailVerified || !emailVerified) {
      throw conflict('email_taken', 'Another account already uses this email.')
    }
    return update(await handOver(tx, holder.id, { issuer, subject }, at))
  }
  if (known) {
    return update(isTakenOver(known, verified) ? await handOver(tx, known.id, { issuer, subject }, at) : known.id)
  }
  const id = newId()
  await tx.insert(users).values({ id, issuer, subject, ...person, language, createdAt: at })
  return { id, ...person }
}

/**
 * Firebase keeps the account when the email's real owner proves ownership with a password reset or a third-party
 * account. That revokes earlier sign-ins, but a plain confirmation doesn't.
 */
function isTakenOver(known: typeof users.$inferSelect, { emailVerified, validSince }: VerifiedIdentity): boolean {
  return !known.emailVerified && emailVerified && validSince !== undefined && validSince > known.createdAt
}

function displayName({ name, email }: VerifiedIdentity): string {
  const shown = personName.safeParse(name.slice(0, MAX_NAME_LENGTH))
  return shown.success ? shown.data : printedName(email.split('@')[0]!)
}
