// Signs in as the site does: the identity service's cookie, its ID token, and our access token in exchange.
import type { Answer, Person, Site } from '../test-server.ts'

export const PASSWORD = 'kolom-ar-khata-7'

export type SignedIn = { email: string; cookie: string; idToken: string; token: string }

let emailCount = 0
export const newEmail = (name = 'person'): string => `${name}-${process.pid}-${++emailCount}@people.test`

/** Posts to the identity service as a page of the site would. */
export function postIdentity(
  server: Site,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return server.call(`POST /identity${path}`, { body, headers: { origin: server.url, ...headers } })
}

export async function register(server: Site, email = newEmail(), name = 'Rumi'): Promise<SignedIn> {
  return finishSignIn(server, email, await postIdentity(server, '/sign-up/email', { name, email, password: PASSWORD }))
}

export async function signIn(server: Site, email: string, password = PASSWORD): Promise<SignedIn> {
  return finishSignIn(server, email, await postIdentity(server, '/sign-in/email', { email, password }))
}

async function finishSignIn(server: Site, email: string, answer: Answer): Promise<SignedIn> {
  if (answer.status !== 200) throw new Error(`signing in failed: ${answer.status} ${answer.text}`)
  const cookie = cookieOf(answer)
  const idToken = await fetchIdToken(server, cookie)
  const exchanged = await exchange(server, email, idToken)
  if (exchanged.status !== 200) throw new Error(`the exchange failed: ${exchanged.status} ${exchanged.text}`)
  return { email, cookie, idToken, token: exchanged.json.token }
}

export function cookieOf(answer: Answer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ')
}

export async function fetchIdToken(server: Site, cookie: string): Promise<string> {
  const answer = await server.call('GET /identity/token', { headers: { cookie } })
  if (answer.status !== 200) throw new Error(`no ID token: ${answer.status} ${answer.text}`)
  return answer.json.token
}

export function exchange(server: Site, email: string, idToken: string, bodyEmail = email): Promise<Answer> {
  return server.call(`PUT /api/user/${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${idToken}` },
    body: { email: bodyEmail },
  })
}

export const as = ({ email, token }: SignedIn): Person => ({ id: '', email, token })

export const profileOf = (server: Site, person: SignedIn): Promise<Answer> =>
  server.call(`GET /api/user/${person.email}`, { as: as(person) })
