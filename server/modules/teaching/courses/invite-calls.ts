// How an account becomes a teacher's: through an invitation that its owner accepts, or linked by an administrator.
import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { INVITE_DAYS, type InviteState } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { teachInvites } from '../../../db/schema-teaching.ts'
import { instructors, users } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, invalid, notFound, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction, type Actor } from '../../../db/audit.ts'
import { live } from '../../catalogue/content/content-rows.ts'
import type { Deps } from '../../deps.ts'
import { languageOfReader } from '../../people/accounts/language.ts'
import { hashOf } from '../../orders/pay-links/link-secrets.ts'

type InviteCalls = Pick<
  Handlers,
  | 'GET /instructor/{id}/account'
  | 'POST /instructor/{id}/invite'
  | 'PUT /instructor/{id}/account'
  | 'DELETE /instructor/{id}/account'
  | 'GET /teachInvite/{secret}'
  | 'POST /teachInvite/{secret}'
  | 'DELETE /teachInvite/{secret}'
>

const INVITE_MS = INVITE_DAYS * 86_400_000
const SECRET_BYTES = 24

const WORDS = {
  en: {
    subject: 'You’re invited to teach on Porua',
    text: (name: string) => `We’d love to have you teach on Porua as ${name}.`,
    open: 'See invitation',
    ends: (day: string) => `The link works until ${day}. Log in or register with this email address.`,
    why: 'You’re getting this email because Porua invited you to teach.',
  },
  bn: {
    subject: 'পড়ুয়ায় পড়ানোর আমন্ত্রণ',
    text: (name: string) => `পড়ুয়ায় ${name} নামে পড়ানোর জন্য আপনাকে আমন্ত্রণ জানাচ্ছি।`,
    open: 'আমন্ত্রণ দেখুন',
    ends: (day: string) => `লিংকটি ${day} পর্যন্ত কাজ করবে। এই ইমেইল দিয়েই লগইন বা রেজিস্টার করুন।`,
    why: 'আপনাকে পড়ুয়ায় পড়ানোর আমন্ত্রণ জানানো হয়েছে বলে এই ইমেইল পেয়েছেন।',
  },
}

export function inviteCalls(deps: Deps): InviteCalls {
  const { db, now, outbox, settings } = deps
  const unaccepted = (instructorId: string) =>
    and(eq(teachInvites.instructorId, instructorId), isNull(teachInvites.acceptedAt))

  return {
    async 'GET /instructor/{id}/account'({ params: { id } }) {
      const { sharePercent, email, name } = one(
        await db
          .select({ sharePercent: instructors.sharePercent, email: users.email, name: users.name })
          .from(instructors)
          .leftJoin(users, eq(users.id, instructors.userId))
          .where(live(instructors, id)),
      )
      const account = email === null ? null : { email, name: name! }
      const [invite] = await db
        .select()
        .from(teachInvites)
        .where(unaccepted(id))
        .orderBy(desc(teachInvites.id))
        .limit(1)
      const invited = invite && {
        email: invite.email,
        expiresAt: invite.expiresAt.toISOString(),
        state: stateUnaccepted(invite),
      }
      return { sharePercent, account, invited: account ? null : (invited ?? null) }
    },

    async 'POST /instructor/{id}/invite'({ params: { id }, body: { email }, caller }) {
      await db.transaction(async (tx) => {
        const instructor = await lockedInstructor(tx, id)
        if (instructor.userId) throw instructorTaken()
        await requireFree(tx, email)
        // A lost email is sent again, and only the newest link works.
        await tx.delete(teachInvites).where(unaccepted(id))
        const secret = randomBytes(SECRET_BYTES).toString('base64url')
        const expiresAt = new Date(now().getTime() + INVITE_MS)
        const row = { id: newId(), instructorId: id, email, secretHash: hashOf(secret), expiresAt, createdAt: now() }
        await tx.insert(teachInvites).values(row)
        const difference = { invited: [null, email] as [unknown, unknown] }
        await record(tx, caller, instructor, difference)
        await outbox.queue(tx, await invitationMail(tx, { email, name: instructor.name, secret, expiresAt }))
      })
      return { modifiedCount: 1 }
    },

    async 'PUT /instructor/{id}/account'({ params: { id }, body: { email }, caller }) {
      await db.transaction(async (tx) => {
        const instructor = await lockedInstructor(tx, id)
        const [person] = await tx.select().from(users).where(eq(users.email, email))
        if (!person) throw invalid({ email: 'no_such_account' })
        if (!person.emailVerified) throw unconfirmed()
        await link(tx, instructor, person, caller)
      })
      return { modifiedCount: 1 }
    },

    async 'DELETE /instructor/{id}/account'({ params: { id }, caller }) {
      return db.transaction(async (tx) => {
        const instructor = await lockedInstructor(tx, id)
        await tx.delete(teachInvites).where(unaccepted(id))
        if (!instructor.userId) return { deletedCount: 0 }
        await tx.update(instructors).set({ userId: null }).where(eq(instructors.id, id))
        const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, instructor.userId))
        await record(tx, caller, instructor, { account: [person?.email ?? null, null] })
        return { deletedCount: 1 }
      })
    },

    async 'GET /teachInvite/{secret}'({ params, caller }) {
      const { invite, instructor } = await invitationOf(db, params.secret)
      const state = stateOf(invite, caller)
      const isForCaller = state !== 'wrong_account'
      return {
        state,
        email: hidden(invite.email),
        instructor: isForCaller ? instructor.name : '',
        sharePercent: isForCaller ? instructor.sharePercent : 0,
        expiresAt: invite.expiresAt.toISOString(),
      }
    },

    async 'POST /teachInvite/{secret}'({ params, caller }) {
      await db.transaction(async (tx) => {
        const { invite, instructor } = await openInvitation(tx, params.secret, caller)
        await tx.update(teachInvites).set({ acceptedAt: now() }).where(eq(teachInvites.id, invite.id))
        await link(tx, instructor, { id: caller.userId, email: caller.email }, caller)
      })
      return { modifiedCount: 1 }
    },

    async 'DELETE /teachInvite/{secret}'({ params, caller }) {
      await db.transaction(async (tx) => {
        const { invite, instructor } = await openInvitation(tx, params.secret, caller)
        await tx.update(teachInvites).set({ declinedAt: now() }).where(eq(teachInvites.id, invite.id))
        await record(tx, caller, instructor, { declined: [null, invite.email] })
      })
      return { deletedCount: 1 }
    },
  }

  /** The invitation, locked, if it is open and meant for the caller. */
  async function openInvitation(tx: Transaction, secret: string, caller: Caller) {
    const found = await invitationOf(tx, secret)
    const instructor = await lockedInstructor(tx, found.instructor.id)
    const [invite] = await tx.select().from(teachInvites).where(eq(teachInvites.id, found.invite.id)).for('update')
    if (!invite) throw inviteEnded()
    refuse(stateOf(invite, caller))
    return { invite, instructor }
  }

  function stateOf(invite: Invite, caller: Caller | null): InviteState {
    if (caller && invite.email !== caller.email) return 'wrong_account'
    if (invite.acceptedAt) return 'used'
    const state = stateUnaccepted(invite)
    if (state !== 'open') return state
    return caller ? (caller.isConfirmed ? 'open' : 'unconfirmed') : 'signed_out'
  }

  function stateUnaccepted({ declinedAt, expiresAt }: Invite): 'declined' | 'ended' | 'open' {
    if (declinedAt) return 'declined'
    return expiresAt <= now() ? 'ended' : 'open'
  }

  /** Links the account and ends the instructor's open invitations. */
  async function link(tx: Transaction, instructor: Instructor, person: { id: string; email: string }, actor: Actor) {
    if (instructor.userId) throw instructorTaken()
    await requireFree(tx, person.email)
    await tx.update(instructors).set({ userId: person.id }).where(eq(instructors.id, instructor.id))
    await tx.delete(teachInvites).where(unaccepted(instructor.id))
    await record(tx, actor, instructor, { account: [null, person.email] })
  }

  function record(
    tx: Transaction,
    actor: Actor,
    { id, name }: Instructor,
    difference: Record<string, [unknown, unknown]>,
  ) {
    return recordAction(tx, actor, now(), { what: 'change', kind: 'instructor', itemId: id, name, difference })
  }

  async function invitationMail(
    tx: Transaction,
    { email, name, secret, expiresAt }: { email: string; name: string; secret: string; expiresAt: Date },
  ) {
    const language = await languageOfReader(tx, email)
    const words = WORDS[language]
    const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'long',
      timeZone: 'Asia/Dhaka',
    })
    return {
      ...composeMail({
        to: email,
        language,
        subject: words.subject,
        blocks: [
          words.text(name),
          { button: words.open, href: settings.publicUrl + paths.teachInvite(secret) },
          words.ends(day.format(expiresAt)),
        ],
        footer: words.why,
      }),
      validUntil: expiresAt,
    }
  }
}

type Invite = typeof teachInvites.$inferSelect
type Instructor = Pick<typeof instructors.$inferSelect, 'id' | 'name' | 'userId' | 'sharePercent'>

async function lockedInstructor(tx: Transaction, id: string): Promise<Instructor> {
  return one(await tx.select().from(instructors).where(live(instructors, id)).for('update'))
}

async function invitationOf(db: Database | Transaction, secret: string) {
  const [found] = await db
    .select({ invite: teachInvites, instructor: instructors })
    .from(teachInvites)
    .innerJoin(instructors, and(eq(instructors.id, teachInvites.instructorId), isNull(instructors.deletedAt)))
    .where(eq(teachInvites.secretHash, hashOf(secret)))
  if (!found) throw notFound('This invitation no longer exists.')
  return found
}

/** An account can only teach as one instructor. */
async function requireFree(tx: Transaction, email: string): Promise<void> {
  const taken = await tx
    .select({ id: instructors.id })
    .from(instructors)
    .innerJoin(users, eq(users.id, instructors.userId))
    .where(eq(users.email, email))
  if (taken.length) throw conflict('taken', 'This account is already linked to another instructor.')
}

function refuse(state: InviteState): void {
  if (state === 'wrong_account')
    throw conflict('wrong_account', 'This invitation is for another email. Log in with that one.')
  if (state === 'used') throw conflict('invite_used', 'This invitation has already been accepted.')
  if (state === 'declined') throw conflict('invite_declined', 'This invitation was declined. Ask for a new one.')
  if (state === 'ended') throw inviteEnded()
  if (state === 'unconfirmed') throw unconfirmed()
}

/** Shortened to m•••@porua.test: enough for people to recognise their own address. */
const hidden = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1•••$2')

const inviteEnded = () => conflict('invite_ended', 'This invitation has expired. Ask for a new one.')
const instructorTaken = () => conflict('taken', 'This instructor already has an account.')
const unconfirmed = () => conflict('unconfirmed', 'This account’s email isn’t confirmed yet.')
