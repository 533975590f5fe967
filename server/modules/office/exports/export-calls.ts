// Requests a table as a file. The answer is a link that works once, because a browser saves a file by opening its URL,
// and can't send the access token with that.
import { randomBytes } from 'node:crypto'
import type { ExportFilters, ExportTable } from '#contract/calls/office/exports.ts'
import { paths } from '#contract/paths.ts'
import { newId } from '../../../db/ids.ts'
import { csvExports } from '../../../db/schema-csv.ts'
import type { Caller, TeacherAccess } from '../../../http/caller.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../orders/pay-links/link-secrets.ts'

type ExportCalls = Pick<Handlers, `POST /export/${ExportTable}`>

const ADDRESS_MS = 5 * 60_000
const SECRET_BYTES = 24

export function exportCalls({ db, now, settings }: Deps, teacherAccess: TeacherAccess): ExportCalls {
  const addressOf = async (table: ExportTable, filters: ExportFilters, { sessionId }: Caller) => {
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const expiresAt = new Date(now().getTime() + ADDRESS_MS)
    await db
      .insert(csvExports)
      .values({ id: newId(), sessionId, table, filters, secretHash: hashOf(secret), expiresAt })
    return { url: settings.publicUrl + paths.csv(secret) }
  }
  const ofCourse = async (table: ExportTable, filters: { course?: string | undefined }, caller: Caller) => {
    if (filters.course) await teacherAccess(caller, { owns: 'course', id: filters.course })
    return addressOf(table, filters, caller)
  }

  return {
    'POST /export/orders': ({ query, caller }) => addressOf('orders', query, caller),
    'POST /export/payments': ({ query, caller }) => addressOf('payments', query, caller),
    'POST /export/users': ({ query, caller }) => addressOf('users', query, caller),
    'POST /export/completions': ({ query, caller }) => ofCourse('completions', query, caller),
    'POST /export/quizResults': ({ query, caller }) => ofCourse('quizResults', query, caller),
    'POST /export/earnings': ({ query, caller }) => addressOf('earnings', query, caller),
  }
}
