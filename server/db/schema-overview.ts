// Figures by day of Dhaka: each person's activity, and totals for the overview. Triggers append every change to two
// logs, and a job of every minute adds them up; so no write waits for another one because of a total.
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { PERIODS } from '#contract/constants.ts'
import { isOneOf } from './columns.ts'
import { users } from './schema-people.ts'

const day = (name: string) => date(name, { mode: 'string' })
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Stands for all products together. */
export const ALL_PRODUCTS = '00000000-0000-0000-0000-000000000000'

/** What a person learned on a day. */
export const activity = pgTable(
  'activity',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    /** Played for the first time, and of texts that were read. */
    seconds: integer('seconds').notNull().default(0),
    lessons: integer('lessons').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/**
 * Who learned something in a day, week or month; `day` is its first. Whoever learns on three days of a week is one
 * learner of that week. Without a row for the days of all products, which `activity` has.
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

/** Changes of places that the job has not counted yet. Without an index, so that appending is cheap. */
export const placeLog = pgTable('place_log', {
  userId: uuid('user_id').notNull(),
  itemId: uuid('item_id').notNull(),
  productId: uuid('product_id').notNull(),
  /** When something was learned; null for what is only taken back. */
  seenOn: day('seen_on'),
  seconds: integer('seconds').notNull(),
  /** The lesson was begun or finished (1), or is so no longer (-1). */
  begun: smallint('begun').notNull(),
  doneOn: day('done_on'),
  done: smallint('done').notNull(),
})

/** How many people have begun and finished a lesson. */
export const lessonTotals = pgTable('lesson_totals', {
  lessonId: uuid('lesson_id').primaryKey(),
  begun: integer('begun').notNull(),
  done: integer('done').notNull(),
})

/** Changes of totals that the job has not counted yet. Without a period, it changes the day, its week and its month. */
export const totalLog = pgTable('total_log', {
  productId: uuid('product_id').notNull(),
  period: text('period', { enum: PERIODS }),
  figure: text('figure').notNull(),
  day: day('day').notNull(),
  n: amount('n'),
  cents: amount('cents'),
})

/** Totals of a day, week or month, whose first day is `day`: of one product, or of all. */
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
    // What sold best in each period is answered from this index alone.
    index('daily_totals_best')
      .on(table.period, table.day, table.cents.desc().nullsFirst(), table.productId, table.n)
      .where(sql`${table.figure} = 'sales'`),
    check('daily_totals_period', isOneOf(table.period, PERIODS)),
  ],
)

/** What people searched for in vain, once for each day; nobody's name belongs to it. */
export const missedSearches = pgTable(
  'missed_searches',
  { day: day('day').notNull(), text: text('text').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
)
