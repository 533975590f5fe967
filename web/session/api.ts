// The browser's api client. An authenticated read that answers 401 or 403, or any call that answers 401, means the
// session is over: it is ended here, and GuardPages leads to /login and back. A server error or a lost network
// never signs anybody out.
import { ApiError, createApi, type Api } from '#contract/client.ts'
import { currentSession, endSession, type SignOutReason } from './session.ts'

const token = () => currentSession()?.token ?? null
const calling = createApi((path, init) => fetch(path, init), token)

const call = ((name, ...input) => watched(name, () => calling(name, ...input))) as Api
const page: Api['page'] = (name, ...input) => watched(name, () => calling.page(name, ...input))

export const api: Api = Object.assign(call, { page })

async function watched<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
  const sent = token()
  try {
    return await call()
  } catch (error) {
    const reason = error instanceof ApiError ? whyOver(error, name) : null
    // A late answer to an older session says nothing about a newer one.
    if (reason && sent && token() === sent) endSession(reason)
    throw error
  }
}

function whyOver({ status }: ApiError, name: string): SignOutReason | null {
  if (status === 401) return 'ended'
  return status === 403 && name.startsWith('GET ') ? 'forbidden' : null
}
