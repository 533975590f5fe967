import type { AreaAccess, Deps } from '../deps.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { auditCalls } from './records/audit-calls.ts'
import { binCalls } from './records/bin-calls.ts'
import { exportCalls } from './exports/export-calls.ts'
import { importCalls } from './imports/import-calls.ts'
import { waitingCall } from './records/waiting-call.ts'

export function calls(deps: Deps, access: AreaAccess): HandlersOf<'office'> {
  return {
    ...exportCalls(deps, access.teacher),
    ...importCalls(deps),
    ...binCalls(deps),
    ...waitingCall(deps),
    ...auditCalls(deps),
  }
}
