import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { fileCalls } from './uploads/file-calls.ts'
import { mediaCall } from './media/media-call.ts'

export function calls(deps: Deps): HandlersOf<'files'> {
  return {
    ...fileCalls(deps),
    ...mediaCall(deps),
  }
}
