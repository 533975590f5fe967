import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { exchangeCall } from './accounts/exchange-call.ts'
import { ownAccountCalls } from './accounts/own-account-calls.ts'
import { pushCalls } from './push/push-calls.ts'
import { userCalls } from './accounts/user-calls.ts'

export function calls(deps: Deps): HandlersOf<'people'> {
  return {
    ...exchangeCall(deps),
    ...userCalls(deps),
    ...ownAccountCalls(deps),
    ...pushCalls(deps),
  }
}
