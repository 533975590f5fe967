// Access control: every call by every role against the expected matrix, bodies with fields that nobody may set, and
// every call with every kind of bad token.
import { eq } from 'drizzle-orm'
import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { calls, type AnyCallName } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { accessSessions } from '#server/db/schema.ts'
import { makeCall, makeCallWith, bodyText } from '../helpers/sweep/make-call.ts'
import { CALLS_WITH_BODY } from '../helpers/sweep/bodies.ts'
import { withExtras } from '../helpers/sweep/hostile-bodies.ts'
import { protectedFacts, rowsWithChosenId } from '../helpers/sweep/facts.ts'
import { findings } from '../helpers/sweep/findings.ts'
import { CALL_NAMES, expectedOf, leastPrivileged, WHO } from '../helpers/sweep/matrix.ts'
import { freshSession, register, setScene, type Scene } from '../helpers/sweep/scene.ts'
import { GOOD_REQUESTS } from '../helpers/sweep/good-requests.ts'
import { exchange } from '../helpers/people/sign-in.ts'
import { startTestServer } from '../helpers/test-server.ts'
import type { Report } from '../helpers/report.ts'

const SECRET = 'the-secret-of-the-access-tokens-1'

export async function access(report: Report): Promise<void> {
  const env = { ACCESS_TOKEN_SECRET: SECRET, IDENTITY_SECRET: 'the-secret-of-the-identity-service-1' }
  const scene = await setScene(await startTestServer({ cards: true, env }))
  try {
    report(`${CALL_NAMES.length} calls × ${WHO.join(', ')}`, await matrix(scene))
    report(`${CALLS_WITH_BODY.length} bodies with role, paid, price, _id, __proto__ …`, await massAssignment(scene))
    const tokens = await badTokens(scene)
    report(`${Object.keys(tokens).join(', ')} × every call`, await refusals(scene, tokens))
    report('one person’s ID token for another', await foreignIdTokens(scene))
  } finally {
    await scene.server.close()
  }
}

async function matrix(scene: Scene): Promise<string[]> {
  const found: string[] = []
  for (const name of CALL_NAMES) {
    for (const who of WHO) {
      found.push(...findings(`${name} by ${who}`, name, await makeCall(scene, name, who), expectedOf(name, who)))
    }
  }
  return found
}

async function massAssignment(scene: Scene): Promise<string[]> {
  const found: string[] = []
  for (const name of CALLS_WITH_BODY) {
    const { who, status } = leastPrivileged(name)
    const request = await GOOD_REQUESTS[name](scene, who)
    const isForm = (calls[name] as Call).sends === 'form'
    const body = isForm ? `${bodyText(name, request.body!)}&role=admin&paid=true` : withExtras(request.body!)
    const before = JSON.stringify(await protectedFacts(scene))
    found.push(...findings(name, name, await makeCallWith(scene, name, who, request, { body }), status))
    if (JSON.stringify(await protectedFacts(scene)) !== before) found.push(`${name}: changed what it may not`)
    found.push(...(await rowsWithChosenId(scene)).map((table) => `${name}: a row of ${table} has the id it chose`))
  }
  return found
}

/** Each token is valid but for the one fault it is named after. */
async function badTokens(scene: Scene): Promise<Record<string, string>> {
  const { server, user, admin } = scene
  const [session] = await server.deps.db.select().from(accessSessions).where(eq(accessSessions.userId, admin.id))
  const at = Math.floor(Date.now() / 1000)
  const claims = { iss: 'porua', aud: 'porua-api', sub: admin.id, sid: session!.id, iat: at, exp: at + 600 }
  const sign = (payload: JWTPayload, secret = SECRET, alg = 'HS256') =>
    new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))
  const { privateKey } = await generateKeyPair('RS256')
  const revoked = await freshSession(server, user)
  await server.call('POST /api/signOut', { as: revoked })
  const deleted = await register(server, 'Soon Gone')
  await server.call(`DELETE /api/user/${deleted.id}`, { as: admin })
  return {
    unsigned: new UnsecuredJWT(claims).encode(),
    'another algorithm': await sign(claims, SECRET.padEnd(64, '1'), 'HS512'),
    'a private key': await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey),
    'another secret': await sign(claims, 'another-secret-of-the-access-tokens'),
    'another issuer': await sign({ ...claims, iss: 'urn:porua:identity' }),
    'another audience': await sign({ ...claims, aud: 'porua' }),
    expired: await sign({ ...claims, iat: at - 700, exp: at - 1 }),
    revoked: revoked.token,
    'of a deleted person': deleted.token,
    'an ID token': user.idToken,
  }
}

async function refusals(scene: Scene, tokens: Record<string, string>): Promise<string[]> {
  const found: string[] = []
  for (const name of CALL_NAMES) {
    const expected = statusWithBadToken(name)
    if (expected === null) continue
    const request = await GOOD_REQUESTS[name](scene, 'user')
    for (const [kind, bearer] of Object.entries(tokens)) {
      if (name === 'PUT /user/{email}' && kind === 'an ID token') continue
      const answer = await makeCallWith(scene, name, 'user', { ...request, bearer })
      found.push(...findings(`${name} with a token: ${kind}`, name, answer, expected))
    }
  }
  return found
}

/** The status of a call with a bad token; null if the call ignores tokens. */
function statusWithBadToken(name: AnyCallName): number | null {
  const { access: who, sharedByVisitors }: Call = calls[name]
  if (who === 'open' || who === 'provider' || who === 'secret') return null
  return sharedByVisitors ? 200 : 401
}

async function foreignIdTokens({ server, user, other, admin }: Scene): Promise<string[]> {
  const found: string[] = []
  for (const [path, body, token] of [
    [other.email, other.email, user.idToken],
    [admin.email, admin.email, user.idToken],
    [user.email, admin.email, user.idToken],
    [admin.email, user.email, user.idToken],
  ] as const) {
    const answer = await exchange(server, path, token, body)
    if (answer.status !== 403) found.push(`${path}, ${body}: answered ${answer.status} ${answer.text}`)
  }
  return found
}
