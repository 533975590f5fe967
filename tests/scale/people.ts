// Sign-in across processes: signing in over several of them, signing out, roles, deletion.
import {
  as,
  cookieOf,
  exchange,
  newEmail,
  PASSWORD,
  postIdentity,
  register,
  signIn,
  type SignedIn,
} from '../helpers/people/sign-in.ts'
import type { Report } from '../helpers/report.ts'
import { continueWithAccount } from '../helpers/people/third-party.ts'
import type { Person } from '../helpers/test-server.ts'
import { everywhere, timeUntil, type Cluster } from './cluster.ts'

const KNOWN_WITHIN_MS = 1000
const MAIL_WITHIN_MS = 10_000

export async function people(cluster: Cluster, report: Report): Promise<void> {
  const { each } = cluster
  const profile = (person: Person) => (site: (typeof each)[number]) =>
    site.call(`GET /api/user/${person.email}`, { as: person })
  const isGone = ({ status }: { status: number }) => status === 401

  cluster.answered()
  const signedIn = await register(cluster)
  const steps = cluster.answered()
  const person = as(signedIn)
  report(
    `sign-up, ID token and exchange at processes ${steps.join(', ')}`,
    new Set(steps).size === Math.min(steps.length, each.length) ? [] : ['not at different ones'],
  )
  report('the access token is good at every process', await everywhere(cluster, 'profile', profile(person), isOk))
  const withCookie = (path: string) => (site: (typeof each)[number]) =>
    site.call(`GET /identity/${path}`, { headers: { cookie: signedIn.cookie } })
  report('the sign-in cookie is good at every process', [
    ...(await everywhere(cluster, 'get-session', withCookie('get-session'), ({ json }) => Boolean(json?.user))),
    ...(await everywhere(cluster, 'token', withCookie('token'), ({ json }) => Boolean(json?.token))),
  ])

  const email = newEmail('account')
  const { message, browser } = await continueWithAccount(cluster, { email })
  const cookie = browser.cookies(`${cluster.url}/identity/token`)
  const issued = await cluster.call('GET /identity/token', { headers: { cookie } })
  const exchanged = issued.status === 200 ? await exchange(cluster, email, issued.json.token) : issued
  report(
    'a third-party account: asked at one process, called back at another, exchanged at a third',
    isOk(exchanged) ? [] : [`${exchanged.status} ${exchanged.text} ${JSON.stringify(message.error ?? '')}`],
  )

  const isConfirmed = await confirmByMail(cluster, signedIn)
  report('the email is confirmed at another process than the one that sent the mail', isConfirmed ? [] : ['it is not'])
  const promoted = await cluster.call(`PUT /api/user/admin/${person.email}`, { as: cluster.admin })
  // Admin rights need a sign-in after the confirmation.
  const asAdmin = as(await signIn(cluster, person.email))
  report('a new role counts at every process with the next call', [
    ...(isOk(promoted) ? [] : [`promoting: ${promoted.text}`]),
    ...(await everywhere(cluster, 'user list', (site) => site.call('GET /api/user?limit=1', { as: asAdmin }), isOk)),
  ])

  await each[0]!.call('POST /api/signOut', { as: person })
  report('signing out at one process counts at every other at once', [
    ...(await everywhere(cluster, 'profile', profile(person), isGone)),
  ])

  const again = await postIdentity(cluster, '/sign-in/email', { email: person.email, password: PASSWORD })
  const newToken = await cluster.call('GET /identity/token', { headers: { cookie: cookieOf(again) } })
  const back = await exchange(cluster, person.email, newToken.json.token)
  const returned: Person = { ...person, token: back.json.token }
  const [row] = await cluster.query<{ id: string }>('select id from users where email = $1', [person.email])
  const began = performance.now()
  const deleted = await each.at(-1)!.call(`DELETE /api/user/${row!.id}`, { as: cluster.admin })
  const revoked = await timeUntil(
    async () => !(await everywhere(cluster, 'profile', profile(returned), isGone)).length,
    KNOWN_WITHIN_MS,
  )
  report(`deleting a person ends their tokens at every process (${Math.round(performance.now() - began)} ms)`, [
    ...(isOk(deleted) ? [] : [`deleting: ${deleted.text}`]),
    ...(revoked === null ? ['some process still accepts the token after a second'] : []),
    ...(await everywhere(
      cluster,
      'the old ID token',
      (site) => exchange(site, person.email, newToken.json.token),
      ({ status }) => status === 401,
    )),
    ...(await everywhere(
      cluster,
      'the old cookie',
      (site) => site.call('GET /identity/token', { headers: { cookie: cookieOf(again) } }),
      ({ status }) => status === 401,
    )),
  ])
}

const isOk = ({ status }: { status: number }): boolean => status === 200

/** Confirms the email through the proxy with the mailed token, in the browser that registered. */
async function confirmByMail(cluster: Cluster, { email, cookie }: SignedIn): Promise<boolean> {
  const { mails, query } = cluster
  const find = () => mails.find((mail) => mail.includes(email) && mail.includes('Confirm your email'))
  await timeUntil(async () => find() !== undefined, MAIL_WITHIN_MS)
  // Undoes quoted-printable: folded lines, and equals signs as =3D.
  const text = (find() ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const token = /confirmEmail\?token=([\w.-]+)/.exec(text)?.[1]
  if (!token) return false
  await postIdentity(cluster, '/confirm-email', { token }, { cookie })
  const [row] = await query<{ email_verified: boolean }>('select email_verified from users where email = $1', [email])
  return row?.email_verified === true
}
