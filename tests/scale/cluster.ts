// Several processes of the product behind a proxy, a mail server that remembers, and ways to ask: through the proxy, at
// one process, at all of them.
import pg from 'pg'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { startSeveral, type Several } from '../../scripts/several/start-several.ts'
import { as, signIn } from '../helpers/sign-in.ts'
import { startSmtpSink, type SmtpSink } from '../helpers/smtp-sink.ts'
import { callServer, type Answer, type CallOptions, type Person, type Site } from '../helpers/test-server.ts'

const LOOK_EVERY_MS = 20

export type Cluster = Site & {
  several: Several
  /** Each process by itself. */
  each: Site[]
  /** Which processes answered the calls through the proxy since this was asked last. */
  answered(): string[]
  mails: SmtpSink['mails']
  admin: Person
  ask<Row extends pg.QueryResultRow>(question: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export async function openCluster(count: number): Promise<Cluster> {
  const sink = await startSmtpSink()
  // The catalogue's pages are open, so that they are kept and can grow old.
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
    ask: async (question, values = []) => (await pool.query(question, values)).rows,
    async close() {
      await pool.end()
      await several.close()
      await sink.close()
    },
  }
}

/** How long it took until the answer was right, in milliseconds, or null when it was not within the time. */
export async function timeUntil(isRight: () => Promise<boolean>, withinMs: number): Promise<number | null> {
  const began = performance.now()
  while (!(await isRight())) {
    if (performance.now() - began > withinMs) return null
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return performance.now() - began
}

/** The same question at every process; what is wrong with the answers, in words. */
export async function everywhere(
  { each }: Pick<Cluster, 'each'>,
  what: string,
  ask: (site: Site) => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
): Promise<string[]> {
  const answers = await Promise.all(each.map(ask))
  return answers.flatMap((answer, place) =>
    isRight(answer) ? [] : [`${what}: process ${place + 1} answered ${answer.status} ${answer.text.slice(0, 120)}`],
  )
}
