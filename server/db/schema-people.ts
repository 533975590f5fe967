// The tables of people and their sessions.
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { COURSE_TYPES, LANGUAGES } from '#contract/constants.ts'
import { createdAt, moment, ofUpload } from './columns.ts'
import { identitySessions } from './schema-identity.ts'
import { wordsOfColumns } from './words.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** The person's account at the identity service. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** As of the last sign-in. An administrator without a confirmed email has no admin rights. */
    emailVerified: boolean('email_verified').notNull().default(false),
    role: text('role', { enum: ['admin', 'user'] })
      .notNull()
      .default('user'),
    name: text('name').notNull(),
    photoUrl: text('photo_url').notNull().default(''),
    education: text('education').notNull().default(''),
    location: text('location').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** Courses and books older than this count as read. */
    notificationsReadAt: moment('notifications_read_at'),
    /** The language of emails, chosen on the site. Null if never chosen. */
    language: text('language', { enum: LANGUAGES }),
    /** The class or skill whose new courses the home page shows. Null if never chosen. */
    chosenClass: text('chosen_class', { enum: COURSE_TYPES }),
    createdAt: createdAt(),
    words: wordsOfColumns('name', 'email'),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_identity').on(table.issuer, table.subject),
    index('users_words').using('gin', table.words),
    index('users_admins')
      .on(table.id)
      .where(sql`${table.role} = 'admin'`),
    ofUpload('users_upload', table.photoUrl),
    check('users_role', sql`${table.role} in ('admin', 'user')`),
    check('users_language', sql`${table.language} in ('en', 'bn')`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** The session of an access token. Deleting the person or ending the identity session deletes it. */
export const accessSessions = pgTable(
  'access_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    identitySessionId: text('identity_session_id').references(() => identitySessions.id, { onDelete: 'cascade' }),
    /** Whether the email was confirmed at this sign-in. Admin rights need a sign-in after the confirmation. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** When the person last proved who they are. Exchanging an older sign-in doesn't renew it. */
    signedInAt: moment('signed_in_at').notNull().default(new Date(0)),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('access_sessions_user').on(table.userId),
    index('access_sessions_identity').on(table.identitySessionId),
    index('access_sessions_expiry').on(table.expiresAt),
  ],
)

/** Prevents ID tokens issued before a person's deletion from creating the person again. */
export const deletedIdentities = pgTable(
  'deleted_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)
