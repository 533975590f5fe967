// The browser's API client. A 401, or a 403 to a GET, means that the session is over: it ends here, and GuardPages
// redirects to /login and back. A missing purchase, a server error or a lost network never signs anyone out.
import { ApiError, createApi, type Api } from '#contract/client.ts'
import { takeEarly } from './asked-early.ts'
import { currentSession, endSession, reportMissingSession, type SignOutReason } from './session.ts'

const token = () => currentSession()?.token ?? null
const client = createApi((path, init) => takeEarly(path, init) ?? fetch(path, init), token)

const call = ((name, ...input) => withSessionCheck(name, () => client(name, ...input))) as Api
const page: Api['page'] = (name, ...input) => withSessionCheck(name, () => client.page(name, ...input))

export const api: Api = Object.assign(call, { page })

let rolesInQuestion = 0

/**
 * Until the returned function is called, refused calls sign nobody out, because the page's guard is still checking the
 * role.
 */
export function questionRole(): () => void {
  rolesInQuestion += 1
  return () => {
    rolesInQuestion -= 1
  }
}

async function withSessionCheck<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
  const sentToken = token()
  const isRoleInQuestion = rolesInQuestion > 0
  try {
    return await call()
  } catch (error) {
    const found = error instanceof ApiError ? signOutReason(error, name) : null
    const reason = found === 'forbidden' && isRoleInQuestion ? null : found
    // A late answer to an older session must not end a newer one.
    if (reason && sentToken && token() === sentToken) endSession(reason)
    if (reason && !sentToken) reportMissingSession()
    throw error
  }
}

/** These mean a missing purchase, not a missing session. */
const NOT_OWNED = new Set(['not_bought', 'refunded'])

function signOutReason({ status, code }: ApiError, name: string): SignOutReason | null {
  if (status === 401) return 'ended'
  return status === 403 && name.startsWith('GET ') && !NOT_OWNED.has(code) ? 'forbidden' : null
}
