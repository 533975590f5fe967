// The browser's api client. An authenticated read that answers 401 or 403, or any call that answers 401, means the
// session is over: it is ended here, and the login guard leads to /login and back. A server error or a lost network
// never signs anybody out.
import { ApiError, createApi, type Api } from '#contract/client.ts'
import { currentSession, endSession } from './session.ts'

const token = () => currentSession()?.token ?? null
const calling = createApi((path, init) => fetch(path, init), token)

export const api: Api = async (name, ...input) => {
  const sent = token()
  try {
    return await calling(name, ...input)
  } catch (error) {
    // A late answer to an older session says nothing about a newer one.
    if (error instanceof ApiError && isOver(error.status, name) && token() === sent) endSession()
    throw error
  }
}

function isOver(status: number, name: string): boolean {
  return status === 401 || (status === 403 && name.startsWith('GET '))
}
