// Values that change from day to day, week to week or month to month, each with its chart.
import type { Period } from '#contract/constants.ts'
import type { Overview } from '#contract/calls/teaching/overview.ts'
import { m } from '../../../paraglide/messages.js'
import { count } from '../../../ui/numbers.ts'
import { Chart, type Point } from './chart.tsx'
import type { Column } from './figures-table.tsx'
import { money } from './money.ts'
import { Panel } from './panel.tsx'
import { longName, shortName } from './ranges.ts'

type DatedRow = { at: string }

const sumOf = <Row,>(rows: Row[], value: (row: Row) => number) => rows.reduce((sum, row) => sum + value(row), 0)
const largest = <Row,>(rows: Row[], value: (row: Row) => number): Row =>
  rows.reduce((best, row) => (value(row) > value(best) ? row : best))

const AT_LABELS: Record<Period, () => string> = { day: m.overview_day, week: m.overview_week, month: m.overview_month }

const atColumn = <Row extends DatedRow>(by: Period): Column<Row> => ({
  label: AT_LABELS[by](),
  shown: ({ at }) => longName(at, by),
  written: ({ at }) => at,
})
const countColumn = <Row,>(label: string, value: (row: Row) => number): Column<Row> => ({
  label,
  shown: (row) => count(value(row)),
  written: value,
})
export const moneyColumn = <Row,>(label: string, cents: (row: Row) => number): Column<Row> => ({
  label,
  shown: (row) => money(cents(row)),
  written: (row) => cents(row) / 100,
})

const pointsOf = <Row extends DatedRow>(
  rows: Row[],
  by: Period,
  value: (row: Row) => number,
  written: (row: Row) => string,
): Point[] =>
  rows.map((row) => ({
    at: row.at,
    value: value(row),
    label: shortName(row.at, by),
    title: `${longName(row.at, by)}: ${written(row)}`,
  }))

const dollarsBeside = (value: number) => money(Math.round(value * 100))
const keyOf = ({ at }: DatedRow) => at
/** Newest first, because that is what people look for. */
const newestFirst = <Row,>(rows: Row[]) => rows.toReversed()

export function SalesPanel({ overview: { by, sales } }: { overview: Overview }) {
  const title = { day: m.overview_sales_by_day, week: m.overview_sales_by_week, month: m.overview_sales_by_month }[by]()
  const orders = sumOf(sales, (row) => row.orders)
  const top = largest(sales, ({ cents }) => cents)
  const sentence = orders
    ? m.overview_sales_sentence({
        sum: money(sumOf(sales, ({ cents }) => cents)),
        orders: count(orders),
        at: longName(top.at, by),
        top: money(top.cents),
      })
    : m.overview_sales_none()
  const columns: Column<(typeof sales)[number]>[] = [
    atColumn(by),
    countColumn(m.overview_orders(), (row) => row.orders),
    moneyColumn(m.overview_sales(), ({ cents }) => cents),
  ]
  const points = pointsOf(
    sales,
    by,
    ({ cents }) => cents / 100,
    ({ cents }) => money(cents),
  )
  return (
    <Panel {...{ title, sentence, columns, keyOf }} name="sales" rows={newestFirst(sales)}>
      <Chart kind="bars" points={points} label={`${title}. ${sentence}`} written={dollarsBeside} />
    </Panel>
  )
}

export function RefundsPanel({ overview: { by, refunds } }: { overview: Overview }) {
  const titles = {
    day: m.overview_refunds_by_day,
    week: m.overview_refunds_by_week,
    month: m.overview_refunds_by_month,
  }
  const title = titles[by]()
  const all = sumOf(refunds, (row) => row.refunds)
  const sentence = all
    ? m.overview_refunds_sentence({ sum: money(sumOf(refunds, ({ cents }) => cents)), refunds: count(all) })
    : m.overview_refunds_none()
  const columns: Column<(typeof refunds)[number]>[] = [
    atColumn(by),
    countColumn(m.overview_refunds(), (row) => row.refunds),
    moneyColumn(m.overview_refunded(), ({ cents }) => cents),
  ]
  const points = pointsOf(
    refunds,
    by,
    ({ cents }) => cents / 100,
    ({ cents }) => money(cents),
  )
  return (
    <Panel {...{ title, sentence, columns, keyOf }} name="refunds" rows={newestFirst(refunds)}>
      <Chart kind="bars" points={points} label={`${title}. ${sentence}`} written={dollarsBeside} />
    </Panel>
  )
}

export function ActivePanel({ overview: { by, learners }, isOwn }: { overview: Overview; isOwn: boolean }) {
  const titles = { day: m.overview_active_by_day, week: m.overview_active_by_week, month: m.overview_active_by_month }
  const title = titles[by]()
  const top = largest(learners, ({ active }) => active)
  const words = top.active
    ? m.overview_active_sentence({
        first: count(learners[0]!.active),
        last: count(learners.at(-1)!.active),
        at: longName(top.at, by),
        top: count(top.active),
      })
    : m.overview_active_none()
  const sentence = isOwn ? `${words} ${m.overview_active_twice()}` : words
  const columns: Column<(typeof learners)[number]>[] = [
    atColumn(by),
    countColumn(m.overview_active_short(), ({ active }) => active),
    countColumn(m.overview_new_short(), (row) => row.new),
  ]
  if (!isOwn) {
    const each = ({ minutes, active }: (typeof learners)[number]) => (active ? Math.round((minutes ?? 0) / active) : 0)
    columns.push(countColumn(m.overview_minutes_each(), each))
  }
  const points = pointsOf(
    learners,
    by,
    ({ active }) => active,
    ({ active }) => count(active),
  )
  return (
    <Panel {...{ title, sentence, columns, keyOf }} name="learners" rows={newestFirst(learners)}>
      <Chart kind="line" points={points} label={`${title}. ${words}`} written={count} />
    </Panel>
  )
}

export function LessonsPanel({ overview: { by, lessons } }: { overview: Overview }) {
  const titles = {
    day: m.overview_lessons_by_day,
    week: m.overview_lessons_by_week,
    month: m.overview_lessons_by_month,
  }
  const title = titles[by]()
  const top = largest(lessons, ({ finished }) => finished)
  const sentence = top.finished
    ? m.overview_lessons_sentence({
        n: count(sumOf(lessons, ({ finished }) => finished)),
        at: longName(top.at, by),
        top: count(top.finished),
      })
    : m.overview_lessons_none()
  const columns: Column<(typeof lessons)[number]>[] = [
    atColumn(by),
    countColumn(m.overview_finished(), ({ finished }) => finished),
  ]
  const points = pointsOf(
    lessons,
    by,
    ({ finished }) => finished,
    ({ finished }) => count(finished),
  )
  return (
    <Panel {...{ title, sentence, columns, keyOf }} name="lessons" rows={newestFirst(lessons)}>
      <Chart kind="bars" points={points} label={`${title}. ${sentence}`} written={count} />
    </Panel>
  )
}
