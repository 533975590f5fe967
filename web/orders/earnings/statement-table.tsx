import type { CourseEarnings, Statement } from '#contract/calls/orders/earnings.ts'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { EmptyNote } from '../../ui/notes.tsx'
import { count, digits, dollars, monthAndYear, monthName } from '../../ui/numbers.ts'

/** The statement by course. On a phone, each course is a block with its four values in one row. */
export function StatementTable({ statement }: { statement: Statement }) {
  const { month, courses, carriedCents, earnedCents, isSoFar } = statement
  if (!courses.length && !carriedCents) {
    return (
      <EmptyNote
        patch="boat"
        title={m.earnings_empty_title({ month: monthAndYear(month) })}
        text={m.earnings_empty_text()}
      />
    )
  }
  const total = isSoFar ? m.earnings_total_so_far({ month: monthName(month) }) : monthAndYear(month)
  return (
    <section className="panel">
      <table className="earnings-table ledger numbers" role="table" aria-label={monthAndYear(month)}>
        <thead role="rowgroup">
          <tr role="row">
            {[m.earnings_course(), m.earnings_sales(), m.earnings_refunds(), m.earnings_share(), m.earnings_sum()].map(
              (label) => (
                <th key={label} role="columnheader" scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {courses.map((course) => (
            <CourseRow key={course._id} course={course} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {total}
            </th>
            <Counted label={m.earnings_sales()} number={sumOf(courses, 'sales')} cents={sumOf(courses, 'soldCents')} />
            <Counted
              label={m.earnings_refunds()}
              number={sumOf(courses, 'refunds')}
              cents={-sumOf(courses, 'returnedCents')}
            />
            <td role="cell" />
            <td role="cell" data-label={m.earnings_sum()}>
              {dollars(earnedCents)}
            </td>
          </tr>
          {carriedCents !== 0 && <CarriedRow cents={carriedCents} />}
        </tfoot>
      </table>
    </section>
  )
}

const sumOf = (courses: CourseEarnings[], key: 'sales' | 'soldCents' | 'refunds' | 'returnedCents'): number =>
  courses.reduce((sum, course) => sum + course[key], 0)

function CourseRow({ course }: { course: CourseEarnings }) {
  const { title, priceCents, codes, sales, soldCents, refunds, returnedCents, sharePercents, earnedCents } = course
  const shares = sharePercents.map((share) => m.earnings_percent({ n: digits(share) })).join(', ')
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <b lang={langOf(title)}>{title}</b>
        <small>{[dollars(priceCents), ...codes.map(soldWith)].join(', ')}</small>
      </th>
      <Counted label={m.earnings_sales()} number={sales} cents={soldCents} />
      <Counted label={m.earnings_refunds()} number={refunds} cents={-returnedCents} />
      <td role="cell" data-label={m.earnings_share()}>
        {shares}
      </td>
      <td role="cell" data-label={m.earnings_sum()} data-negative={earnedCents < 0 || undefined}>
        <b>{dollars(earnedCents)}</b>
      </td>
    </tr>
  )
}

const soldWith = ({ code, sales }: CourseEarnings['codes'][number]): string =>
  sales === 1 ? m.earnings_with_code_one({ code }) : m.earnings_with_code({ n: count(sales), code })

function CarriedRow({ cents }: { cents: number }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <b>{m.earnings_carried()}</b>
      </th>
      <td role="cell" />
      <td role="cell" />
      <td role="cell" />
      <td role="cell" data-label={m.earnings_sum()} data-negative={cents < 0 || undefined}>
        <b>{dollars(cents)}</b>
      </td>
    </tr>
  )
}

function Counted({ label, number, cents }: { label: string; number: number; cents: number }) {
  return (
    <td role="cell" data-label={label}>
      {count(number)}
      <small>{dollars(cents)}</small>
    </td>
  )
}
