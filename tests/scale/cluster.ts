// Several processes of the product behind a proxy, a recording mail server, and ways to call them: through the proxy, one
// by one, or all.
import pg from 'pg'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { startSeveral, type Several } from '../../scripts/several/start-several.ts'
import { as, signIn } from '../helpers/people/sign-in.ts'
import { startSmtpSink, type SmtpSink } from '../helpers/smtp-sink.ts'
import { callServer, type Answer, type CallOptions, type Person, type Site } from '../helpers/test-server.ts'

const POLL_MS = 20

export type Cluster = Site & {
  several: Several
  /** Each process, called directly. */
  each: Site[]
  /** The processes that answered calls through the proxy since the last time this was called. */
  answered(): string[]
  mails: SmtpSink['mails']
  admin: Person
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export async function openCluster(count: number): Promise<Cluster> {
  const sink = await startSmtpSink()
  // An open catalogue, so that its pages are cached and could become stale.
  const env = { PORUA_MODE: 'demo', OPEN_CATALOGUE: '1', SMTP_URL: sink.url }
  const several = await startSeveral({ count, port: 0, env })
  const pool = new pg.Pool({ connectionString: several.databaseUrl, max: 2 })
  let answered: string[] = []
  const { url } = several
  const call = async (name: string, options?: CallOptions) => {
    const answer = await callServer(url, name, options)
    answered.push(answer.headers.get('x-process') ?? 'nobody')
    return answer
  }
  const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')!
  return {
    url,
    several,
    call,
    each: several.products.map((product) => ({
      url: product.url,
      call: (name, options) => callServer(product.url, name, options),
    })),
    answered: () => answered.splice(0),
    mails: sink.mails,
    admin: as(await signIn({ url, call }, email, password)),
    query: async (text, values = []) => (await pool.query(text, values)).rows,
    async close() {
      await pool.end()
      await several.close()
      await sink.close()
    },
  }
}

/** Polls a condition; returns how many milliseconds it took, or null when it timed out. */
export async function timeUntil(condition: () => Promise<boolean>, timeoutMs: number): Promise<number | null> {
  const began = performance.now()
  while (!(await condition())) {
    if (performance.now() - began > timeoutMs) return null
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return performance.now() - began
}

/** Makes the same call at every process; lists the wrong answers. */
export async function everywhere(
  { each }: Pick<Cluster, 'each'>,
  what: string,
  call: (site: Site) => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
): Promise<string[]> {
  const answers = await Promise.all(each.map(call))
  return answers.flatMap((answer, place) =>
    isRight(answer) ? [] : [`${what}: process ${place + 1} answered ${answer.status} ${answer.text.slice(0, 120)}`],
  )
}
