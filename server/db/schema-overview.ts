// Figures by day in Dhaka: each person's activity, and totals for the overview. Triggers append every change to two
// logs, and a job adds them up every minute, so no write has to wait for another because of a total.
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { PERIODS } from '#contract/constants.ts'
import { isOneOf } from './columns.ts'
import { users } from './schema-people.ts'

const day = (name: string) => date(name, { mode: 'string' })
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** A placeholder that means all products together. */
export const ALL_PRODUCTS = '00000000-0000-0000-0000-000000000000'

/** A person's learning on one day. */
export const activity = pgTable(
  'activity',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    /** Seconds played for the first time, plus those of texts that were read. */
    seconds: integer('seconds').notNull().default(0),
    lessons: integer('lessons').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/**
 * Who learned something in a day, week or month, with its first day in `day`. Someone who learns on three days of a
 * week is one learner in that week. There are no rows for single days of all products, because `activity` has those.
 */
export const activeLearners = pgTable(
  'active_learners',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    period: text('period', { enum: PERIODS }).notNull(),
    day: day('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.period, table.day] }),
    check('active_learners_period', isOneOf(table.period, PERIODS)),
  ],
)

/** Changes in places that the job hasn't counted yet. Without an index, so that appending is cheap. */
export const placeLog = pgTable('place_log', {
  userId: uuid('user_id').notNull(),
  itemId: uuid('item_id').notNull(),
  productId: uuid('product_id').notNull(),
  /** When something was learned. Null if progress is only undone. */
  seenOn: day('seen_on'),
  seconds: integer('seconds').notNull(),
  /** Whether the lesson was started or finished (1), or that was undone (-1). */
  begun: smallint('begun').notNull(),
  doneOn: day('done_on'),
  done: smallint('done').notNull(),
})

/** How many people have started and finished a lesson. */
export const lessonTotals = pgTable('lesson_totals', {
  lessonId: uuid('lesson_id').primaryKey(),
  begun: integer('begun').notNull(),
  done: integer('done').notNull(),
})

/** Changes in totals that the job hasn't counted yet. Without a period, a change applies to its day, week and month. */
export const totalLog = pgTable('total_log', {
  productId: uuid('product_id').notNull(),
  period: text('period', { enum: PERIODS }),
  figure: text('figure').notNull(),
  day: day('day').notNull(),
  n: amount('n'),
  cents: amount('cents'),
})

/** Totals of a day, week or month that starts on `day`, for one product or for all. */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    productId: uuid('product_id').notNull(),
    period: text('period', { enum: PERIODS }).notNull(),
    figure: text('figure').notNull(),
    day: day('day').notNull(),
    n: amount('n'),
    cents: amount('cents'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.period, table.figure, table.day] }),
    // The best-selling products of a period are read from this index alone.
    index('daily_totals_best')
      .on(table.period, table.day, table.cents.desc().nullsFirst(), table.productId, table.n)
      .where(sql`${table.figure} = 'sales'`),
    check('daily_totals_period', isOneOf(table.period, PERIODS)),
  ],
)

/** Searches with no results, once a day each, without the people who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  { day: day('day').notNull(), text: text('text').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
)
