// What the modules depend on. Built once at startup. Tests use other adapters and a different clock.
import type { Language } from '#contract/constants.ts'
import type { Identity } from '../adapters/identity/identity.ts'
import type { Payments } from '../adapters/payments/payment.ts'
import type { PushSender } from '../adapters/push/push.ts'
import type { Rooms } from '../adapters/rooms/rooms.ts'
import type { Files } from '../adapters/files/files.ts'
import type { TextSender } from '../adapters/texts/texts.ts'
import type { Content } from '../db/content.ts'
import type { Database, Reads } from '../db/database.ts'
import type { Jobs } from '../db/jobs/jobs.ts'
import type { LearnerAccess, TeacherAccess } from '../http/caller.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import type { Log } from '../http/log.ts'
import type { Measure } from '../http/mount-calls.ts'
import type { AccessTokens } from './people/accounts/access-tokens.ts'
import type { PersonData } from './people/accounts/person-data.ts'
import type { Grants } from './files/uploads/grants.ts'
import type { CutMp3 } from './learning/reading/cut-mp3.ts'
import type { Outbox } from '../adapters/mail/outbox.ts'
import type { StopSecrets } from '../adapters/mail/stop-secrets.ts'
import type { LinkSecrets } from './orders/pay-links/link-secrets.ts'
import type { CatalogueSearch } from './catalogue/search/catalogue-search.ts'
import type { MissedSearches } from './catalogue/search/missed-searches.ts'

export type Deps = {
  db: Database
  /** For short reads of a few rows by key, which every call does. */
  reads: Reads
  content: Content
  tokens: AccessTokens
  limits: RateLimiter
  identity: Identity
  /** The data that modules store about a person. */
  personData: PersonData
  files: Files
  payments: Payments
  /** Where live classes are held. */
  rooms: Rooms
  outbox: Outbox
  /** Sends text messages; undefined if none can be sent. */
  texts: TextSender | undefined
  /** Sends notifications to browsers. */
  push: PushSender
  /** Background jobs, sent in the transaction they belong to. */
  jobs: Jobs
  /** Grants access to videos and recordings. */
  grants: Grants
  /** The secrets of pay links, which the database has only as hashes. */
  linkSecrets: LinkSecrets
  /** The secrets of private calendars, which the database has only as hashes. */
  calendarSecrets: LinkSecrets
  /** The secrets of unsubscribe links. */
  stopSecrets: StopSecrets
  /** Cuts a recording to its sample. */
  cutMp3: CutMp3
  search: CatalogueSearch
  /** Searches with no results. */
  missed: MissedSearches
  log: Log
  /** Counts answered calls for the metrics. Undefined if they are off. */
  measure: Measure | undefined
  now: () => Date
  settings: {
    publicUrl: string
    supportEmail: string
    /** Unset values are empty. */
    seller: { name: Record<Language, string>; address: Record<Language, string>; phone: string }
    promoPercent: number
    https: boolean
    openCatalogue: boolean
  }
}

/** For calls that name several lessons, or whose body names something the caller must own. */
export type AreaAccess = { learner: LearnerAccess; teacher: TeacherAccess }
