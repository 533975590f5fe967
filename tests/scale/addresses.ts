// A real installation behind its proxy: the limits count the visitor's address as the proxy saw it, across all processes,
// and no header that a visitor sends changes that.
import { request } from 'node:http'
import { LIMITS } from '#server/http/rate-limit.ts'
import { startSeveral } from '../../scripts/several/start-several.ts'
import { STRIPE_KEYS } from '../helpers/orders/no-cards.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import type { Report } from '../helpers/report.ts'

const ATTEMPTS = LIMITS.contactAddress.max + 5
const MESSAGE = 'name=Rumi&lastName=Akter&email=rumi%40people.test&subject=Hello&message=Good+day'

export async function addresses(count: number, report: Report): Promise<void> {
  const sink = await startSmtpSink()
  const several = await startSeveral({
    count,
    port: 0,
    env: {
      PORUA_MODE: 'real',
      ACCESS_TOKEN_SECRET: 'a'.repeat(32),
      IDENTITY_SECRET: 'b'.repeat(32),
      SMTP_URL: sink.url,
      MAIL_FROM: 'no-reply@porua.example',
      SUPPORT_EMAIL: 'support@porua.example',
      LOG_LEVEL: 'warn',
      ...STRIPE_KEYS,
    },
  })
  try {
    const from = (localAddress: string) =>
      Promise.all(Array.from({ length: ATTEMPTS }, (_, index) => write(several.url, localAddress, index)))
    const [first, second] = [await from('127.0.0.2'), await from('127.0.0.3')]
    const passed = (statuses: number[]) => statuses.filter((status) => status === 200).length
    const { max } = LIMITS.contactAddress
    report(
      `in real mode each of two visitors writes ${passed(first)} and ${passed(second)} of ${ATTEMPTS} messages, whatever X-Forwarded-For they send`,
      passed(first) === max && passed(second) === max ? [] : [`${max} may pass: ${first.join()} ${second.join()}`],
    )
  } finally {
    await several.close()
    await sink.close()
  }
}

function write(url: string, localAddress: string, index: number): Promise<number> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': MESSAGE.length,
    'x-forwarded-for': `10.0.0.${index}`,
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}/api/contact`,
      { method: 'POST', headers, localAddress, agent: false },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode!)
      },
    )
    outgoing.once('error', reject)
    outgoing.end(MESSAGE)
  })
}
