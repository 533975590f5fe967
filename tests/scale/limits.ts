// Rate limits count across all processes, even for a burst of concurrent requests.
import { LIMITS } from '#server/http/rate-limit.ts'
import { newEmail, postIdentity, register } from '../helpers/people/sign-in.ts'
import type { Report } from '../helpers/report.ts'
import type { Answer } from '../helpers/test-server.ts'
import type { Cluster } from './cluster.ts'

const BURST = 45

export async function limits(cluster: Cluster, report: Report): Promise<void> {
  const burst = async (most: number, passes: number, send: () => Promise<Answer>): Promise<string[]> => {
    cluster.answered()
    const answers = await Promise.all(Array.from({ length: BURST }, send))
    const passed = answers.filter(({ status }) => status === passes).length
    const refused = answers.filter(({ status }) => status === 429).length
    const isRight = passed === most && refused === BURST - most
    const isSpread = new Set(cluster.answered()).size === cluster.each.length
    return [
      ...(isRight ? [] : [`${passed} passed and ${refused} were refused of ${BURST}; ${most} may pass`]),
      ...(isSpread ? [] : ['not every process got a request']),
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
    `of ${BURST} wrong passwords for one account from one address ${LIMITS.signInPair.max} are looked at, not as many per process`,
    await burst(LIMITS.signInPair.max, 401, () =>
      postIdentity(cluster, '/sign-in/email', { email, password: 'a-wrong-guess' }),
    ),
  )
  report(
    `of ${BURST} messages from one address ${LIMITS.contactAddress.max} are taken`,
    await burst(LIMITS.contactAddress.max, 200, () =>
      cluster.call('POST /api/contact', {
        rawBody: message,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ),
  )
}
