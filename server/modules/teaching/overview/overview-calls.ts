// Sales and learning, from the totals that a job updates every minute: the whole shop for administrators, and their own
// courses for teachers.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { ORDER_STATES } from '#contract/constants.ts'
import type { Overview } from '#contract/calls/teaching/overview.ts'
import type { Database } from '../../../db/database.ts'
import { ALL_PRODUCTS, courses, dailyTotals, installation, lessons, lessonTotals } from '../../../db/schema.ts'
import { notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { visibleLessons } from '../../learning/lessons/lesson-rows.ts'
import { productsOf } from '../../catalogue/content/product-rows.ts'
import { TOTALS_AS_OF } from './keep-totals.ts'
import { missedIn } from './missed-searches.ts'
import { readRange, type Range } from './ranges.ts'
import { bestSellers, ownCourses, topProducts } from './top-products.ts'

type OverviewCalls = Pick<Handlers, 'GET /overview' | 'GET /teach/overview' | 'GET /course/{id}/completion'>

export function overviewCalls({ db }: Deps): OverviewCalls {
  return {
    async 'GET /overview'({ query }) {
      const range = readRange(query)
      const isCounted = sql`product_id = ${ALL_PRODUCTS}::uuid`
      const [figures, asOf, top, searches] = await Promise.all([
        figuresOf(db, range, isCounted),
        readAsOf(db),
        topProducts(db, range),
        missedIn(db, range),
      ])
      return { ...answerOf(range, figures, true), asOf, ...top, searches }
    },

    async 'GET /teach/overview'({ query, caller }) {
      const range = readRange(query)
      const own = productsOf(sql`${caller.userId}::uuid`)
      const [figures, asOf, products, listed] = await Promise.all([
        figuresOf(db, range, sql`product_id in (${own})`),
        readAsOf(db),
        bestSellers(db, range, sql`product_id in (${own})`),
        ownCourses(db, caller.userId),
      ])
      return { ...answerOf(range, figures, false), asOf, products, searches: [], courses: listed }
    },

    async 'GET /course/{id}/completion'({ params: { id } }) {
      const [course] = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, id))
      if (!course) throw notFound()
      const listed = await visibleLessons(db, eq(lessons.courseId, id))
      const ids = listed.map(({ _id }) => _id)
      const [asOf, counted, [bought]] = await Promise.all([
        readAsOf(db),
        db.select().from(lessonTotals).where(inArray(lessonTotals.lessonId, ids)),
        db
          .select({ buyers: sql<number>`coalesce(sum(n), 0)::int` })
          .from(dailyTotals)
          .where(and(eq(dailyTotals.productId, id), eq(dailyTotals.period, 'month'), eq(dailyTotals.figure, 'paid'))),
      ])
      const byLesson = new Map(counted.map((each) => [each.lessonId, each]))
      return {
        course: id,
        title: course.title,
        asOf,
        buyers: bought!.buyers,
        lessons: listed.map(({ _id, title }) => {
          const { begun = 0, done = 0 } = byLesson.get(_id) ?? {}
          return { _id, title, begun, done }
        }),
      }
    },
  }
}

async function readAsOf(db: Database): Promise<string | null> {
  const [row] = await db.select().from(installation).where(eq(installation.key, TOTALS_AS_OF))
  return row?.value ?? null
}

type Cell = { n: number; cents: number }
type Figures = (figure: string, start: string) => Cell

const NOTHING: Cell = { n: 0, cents: 0 }

/** The totals of both ranges. Several products are added up. */
async function figuresOf(db: Database, { by, to, before }: Range, isCounted: SQL): Promise<Figures> {
  const { rows } = await db.execute<{ figure: string; day: string } & Cell>(sql`
    select figure, day::text, sum(n)::float8 as n, sum(cents)::float8 as cents from ${dailyTotals}
    where ${isCounted} and period = ${by} and day between ${before.from}::date and ${to}::date
    group by figure, day`)
  const cells = new Map(rows.map(({ figure, day, n, cents }) => [`${figure} ${day}`, { n, cents }]))
  return (figure, start) => cells.get(`${figure} ${start}`) ?? NOTHING
}

type OverviewTotals = Omit<Overview, 'asOf' | 'products' | 'searches' | 'courses'>

function answerOf({ starts, before, ...range }: Range, figures: Figures, isWhole: boolean): OverviewTotals {
  const sum = (figure: string, of: string[], unit: keyof Cell = 'n') =>
    of.reduce((total, start) => total + figures(figure, start)[unit], 0)
  const joined = isWhole ? 'people' : 'sales'
  return {
    ...range,
    sales: starts.map((at) => ({ at, cents: figures('sales', at).cents, orders: figures('sales', at).n })),
    refunds: starts.map((at) => ({ at, cents: figures('refunds', at).cents, refunds: figures('refunds', at).n })),
    learners: starts.map((at) => ({
      at,
      active: figures('active', at).n,
      new: figures(joined, at).n,
      minutes: isWhole ? Math.round(Math.max(0, figures('seconds', at).n) / 60) : null,
    })),
    lessons: starts.map((at) => ({ at, finished: figures('lessons', at).n })),
    states: ORDER_STATES.map((state) => ({ state, orders: sum(state, starts) })),
    before: {
      from: before.from,
      to: before.to,
      cents: sum('sales', before.starts, 'cents'),
      orders: sum('sales', before.starts),
      refundedCents: sum('refunds', before.starts, 'cents'),
      refunds: sum('refunds', before.starts),
      active: Math.round(sum('active', before.starts) / before.starts.length),
      new: sum(joined, before.starts),
      finished: sum('lessons', before.starts),
    },
  }
}
