import { MAX_PAGE_LIMIT } from '#contract/constants.ts'
import type { Earning } from '#contract/earnings.ts'
import { api } from '../../session/api.ts'
import { saveCsv } from '../../ui/csv.ts'

// In English whatever the page's language, because bookkeeping programs read the names.
const HEAD = ['Date', 'Kind', 'Course', 'Receipt', 'Charged (USD)', 'Returned (USD)', 'Share (%)', 'Earned (USD)']

/** One row for each sale, refund and correction of a month. */
export async function downloadMonth(month: string): Promise<void> {
  const entries: Earning[] = []
  let after: string | null = null
  do {
    const page: { items: Earning[]; after: string | null } = await api.page('GET /earnings/entries', {
      query: { month, limit: MAX_PAGE_LIMIT, ...(after ? { after } : {}) },
    })
    entries.push(...page.items)
    after = page.after
  } while (after)
  saveCsv(`porua-earnings-${month}.csv`, [HEAD, ...entries.toReversed().map(rowOf)])
}

const rowOf = ({ at, kind, title, receipt, chargedCents, returnedCents, sharePercent, cents }: Earning) => [
  at,
  kind,
  title,
  receipt,
  chargedCents / 100,
  returnedCents / 100,
  sharePercent,
  cents / 100,
]
