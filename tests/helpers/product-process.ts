// The product as its own process, started the way `npm start` starts it.
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { freePort } from './postgres.ts'

const { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env

/** The part of our environment that a process under test gets; the last two only make it load faster. */
export const PROCESS_ENV = { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS }

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
/** The arguments that `npm start` passes to Node: flags and entry file. */
const ARGUMENTS = START.scripts.start.split(' start node ')[1]!.split(' ')

export type Product = {
  url: string
  child: ChildProcess
  /** Resolves once it is ready, or rejects with what it printed. */
  ready: Promise<void>
  /** Everything it printed so far. */
  output(): string
  /** Sends a signal and returns the exit code, or null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const started = new Set<ChildProcess>()
const killStarted = () => {
  for (const child of started) child.kill('SIGKILL')
}
// A process left behind by a failed test would keep the test run from ending, and one of a failed script would live on.
after(killStarted)
process.on('exit', killStarted)

export async function startProduct(env: Record<string, string>): Promise<Product> {
  const product = await launchProduct(env)
  await product.ready
  return product
}

/** Starts it without waiting until it is ready. */
export async function launchProduct(env: Record<string, string>): Promise<Product> {
  const port = env.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ARGUMENTS, {
    cwd: ROOT,
    env: { ...PROCESS_ENV, PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += String(chunk)))
  child.stderr.on('data', (chunk) => (printed += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  // A real installation prints JSON, and at a higher LOG_LEVEL nothing at all.
  const isReal = isRealMode(env)
  const untilReady = async () => {
    while (child.exitCode === null && child.signalCode === null) {
      if (printed.includes('Ctrl-C ends it.') || (isReal && (await isAnswering(url)))) return
      await wait(20)
    }
    throw new Error(printed)
  }
  const ready = untilReady()
  // A caller that ends it early does not await `ready`, so its rejection must not go unhandled.
  ready.catch(() => {})
  return { url, child, ready, output: () => printed, end: (signal) => (child.kill(signal), ended) }
}

function isRealMode(env: Record<string, string>): boolean {
  try {
    return readConfig(env).mode === 'real'
  } catch {
    // It refuses to start with such an environment.
    return false
  }
}

async function isAnswering(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
  return answer?.ok ?? false
}

/** Signs a demo account in over HTTP and returns its access token. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const signedIn = await fetch(`${url}/identity/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  if (!signedIn.ok) throw new Error(`sign-in answered ${signedIn.status}: ${await signedIn.text()}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { token: idToken } = (await (await fetch(`${url}/identity/token`, { headers: { cookie } })).json()) as {
    token: string
  }
  const exchanged = await fetch(`${url}/api/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ email }),
  })
  const { token } = (await exchanged.json()) as { token: string }
  return token
}
