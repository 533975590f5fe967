// Limits on tries are counted over all processes together, also when everything comes at once.
import { LIMITS } from '#server/http/rate-limit.ts'
import { newEmail, postIdentity, register } from '../helpers/sign-in.ts'
import type { Report } from '../helpers/report.ts'
import type { Answer } from '../helpers/test-server.ts'
import type { Cluster } from './cluster.ts'

const AT_ONCE = 45

export async function limits(cluster: Cluster, report: Report): Promise<void> {
  const burst = async (most: number, passes: number, send: () => Promise<Answer>): Promise<string[]> => {
    cluster.answered()
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, send))
    const passed = answers.filter(({ status }) => status === passes).length
    const refused = answers.filter(({ status }) => status === 429).length
    const isRight = passed === most && refused === AT_ONCE - most
    const isSpread = new Set(cluster.answered()).size === cluster.each.length
    return [
      ...(isRight ? [] : [`${passed} passed and ${refused} were refused of ${AT_ONCE}; ${most} may pass`]),
      ...(isSpread ? [] : ['not every process was asked']),
    ]
  }
  const { email } = await register(cluster, newEmail('guessed'))
  const message = new URLSearchParams({
    name: 'Rumi',
    lastName: 'Akter',
    email: 'rumi@people.test',
    subject: 'Hello',
    message: 'Good day',
  })
  report(
    `of ${AT_ONCE} wrong passwords for one account from one address ${LIMITS.signInPair.max} are looked at, not as many per process`,
    await burst(LIMITS.signInPair.max, 401, () =>
      postIdentity(cluster, '/sign-in/email', { email, password: 'a-wrong-guess' }),
    ),
  )
  report(
    `of ${AT_ONCE} messages from one address ${LIMITS.contactAddress.max} are taken`,
    await burst(LIMITS.contactAddress.max, 200, () =>
      cluster.call('POST /api/contact', {
        rawBody: message,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ),
  )
}
