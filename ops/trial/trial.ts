// `npm run image`: builds the image and runs ops/compose.yaml with Podman, like an operator would, and prints the
// results. For a Debian machine, as root: it installs missing tools, makes the base images itself, needs the ports 80
// and 443, and removes everything at the end except the tools.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { failureCount, report } from '../../tests/helpers/report.ts'
import { startSmtpSink, type SmtpSink } from '../../tests/helpers/smtp-sink.ts'
import { makeBaseImages } from './base-images.ts'
import { startEngine, type Engine } from './engine.ts'
import { ask, underLoad, type Answer } from './load.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TOOLS = ['podman', 'buildah', 'runc', 'netavark', 'aardvark-dns', 'iptables', 'docker-compose', 'mmdebstrap']
const MAX_APP_BYTES = 150_000_000
const RUNNING = new Set(['art', 'build', 'contract', 'demo', 'node_modules', 'package.json', 'scripts', 'server'])
const PEOPLE = { first: 'first@people.test', later: 'later@people.test' }
const HEALTHY_WITHIN_MS = 180_000
const BACKUP = '/backups/trial.tar.gz'
const REPLICAS = ['porua-trial_porua-1_1', 'porua-trial_porua-2_1'] as const

function installTools(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('This needs root on a Debian machine: it installs Podman, and builds and runs containers.')
  }
  const missing = TOOLS.filter((name) => spawnSync('dpkg', ['-s', name]).status !== 0)
  if (!missing.length) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`
  if (spawnSync('sh', ['-c', install], { env }).status !== 0) throw new Error(`Please run: ${install}`)
}

/** A copy of ops/ with a separate .env, because the operator's may be next to the original. */
function writeInstallation(folder: string, sink: SmtpSink): string {
  const ops = join(folder, 'ops')
  mkdirSync(ops)
  copyFileSync(join(ROOT, 'ops', 'Caddyfile'), join(ops, 'Caddyfile'))
  // Debian's docker-compose doesn't support `restart`, which only matters for upgrades.
  const services = readFileSync(join(ROOT, 'ops', 'compose.yaml'), 'utf8')
  writeFileSync(join(ops, 'compose.yaml'), services.replaceAll(', restart: true', ''))
  mkdirSync(join(ops, 'backups'))
  chownSync(join(ops, 'backups'), 1000, 1000)
  const secret = () => randomBytes(24).toString('hex')
  const variables = {
    SITE: 'localhost',
    PUBLIC_URL: 'https://localhost',
    POSTGRES_PASSWORD: secret(),
    ACCESS_TOKEN_SECRET: secret(),
    IDENTITY_SECRET: secret(),
    SMTP_URL: sink.url.replace('0.0.0.0', 'host.containers.internal'),
    MAIL_FROM: 'Porua <no-reply@localhost>',
    SUPPORT_EMAIL: 'support@localhost',
    REQUESTS_PER_ADDRESS: '0',
  }
  writeFileSync(
    join(ops, '.env'),
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  return join(ops, 'compose.yaml')
}

async function buildImages({ podman }: Engine): Promise<void> {
  const npmrc = join(homedir(), '.npmrc')
  const settings = existsSync(npmrc) ? [`--volume=${npmrc}:/root/.npmrc:ro`] : []
  const files = [`--file=${ROOT}/ops/Dockerfile`, `--ignorefile=${ROOT}/ops/Dockerfile.dockerignore`]
  for (const [target, name] of [
    ['porua', 'porua'],
    ['tools', 'porua-tools'],
  ] as const) {
    const tag = `--tag=docker.io/library/${name}`
    await podman('build', '--format=docker', '--network=host', ...settings, ...files, `--target=${target}`, tag, ROOT)
  }
}

async function reportSizes({ podman }: Engine): Promise<void> {
  type Layer = { size: number; CreatedBy: string }
  const layers = JSON.parse(await podman('history', '--format=json', 'porua')) as Layer[]
  const app = layers.find(({ CreatedBy }) => CreatedBy.includes('COPY'))!.size
  const total = layers.reduce((sum, { size }) => sum + size, 0)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  report(
    `the app layer has ${megabytes(app)}, the image with its base ${megabytes(total)}`,
    app > MAX_APP_BYTES ? ['too large'] : [],
  )
}

async function reportContents({ podman }: Engine): Promise<void> {
  const names = (await podman('exec', REPLICAS[0], 'ls', '-A', '/porua')).split('\n')
  const packages = await podman('exec', REPLICAS[0], 'ls', '/porua/node_modules')
  report(`the image has only what runs: ${names.join(', ')}`, [
    ...names.filter((name) => !RUNNING.has(name)),
    ...packages.split('\n').filter((name) => /^(node-linux-.*|vite|typescript)$/.test(name)),
  ])
}

async function reportHardening({ podman }: Engine): Promise<void> {
  const status = await podman('exec', REPLICAS[0], 'cat', '/proc/1/status')
  const touch = await podman('exec', REPLICAS[0], 'touch', '/porua/written').then(
    () => ['the file system can be written to'],
    () => [],
  )
  report('the product runs without root, capabilities, new privileges and a writable file system', [
    ...['Uid:\t1000', 'CapEff:\t0000000000000000', 'CapBnd:\t0000000000000000', 'NoNewPrivs:\t1']
      .filter((line) => !status.includes(line))
      .map((line) => `not ${line}`),
    ...touch,
  ])
}

async function reportPages(): Promise<void> {
  const page = await ask('GET', '/')
  const script = /\/assets\/[^"]+\.js/.exec(page.text)?.[0]
  const asset = script ? await ask('GET', script, undefined, { 'accept-encoding': 'br' }) : undefined
  report('the proxy serves pages over HTTPS, and files compressed by the build', [
    ...(page.status === 200 ? [] : [`the home page: ${page.status}`]),
    ...(asset?.headers['content-encoding'] === 'br' ? [] : [`${script}: not compressed`]),
  ])
}

/** Does what the site does: an account, its ID token, and the exchange that makes the person known to the product. */
async function register(email: string): Promise<void> {
  const expect = ({ status, text, headers }: Answer) => {
    if (status !== 200) throw new Error(`registering ${email}: ${status} ${text}`)
    return { json: JSON.parse(text) as { token: string }, cookies: (headers['set-cookie'] ?? []) as string[] }
  }
  const account = { name: 'Rumi', email, password: 'kolom-ar-khata-7' }
  const origin = 'https://localhost'
  const { cookies } = expect(await ask('POST', '/identity/sign-up/email', account, { origin }))
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  const { json } = expect(await ask('GET', '/identity/token', undefined, { cookie }))
  expect(await ask('PUT', `/api/user/${email}`, { email }, { authorization: `Bearer ${json.token}` }))
}

const promote = ({ podman }: Engine, email: string) =>
  podman('exec', REPLICAS[0], 'npm', 'run', '--silent', 'admin', '--', email).catch((error: Error) => error.message)

async function reportAdmin(engine: Engine, sink: SmtpSink): Promise<void> {
  await register(PEOPLE.first)
  const promoted = await promote(engine, PEOPLE.first)
  // Emails are sent in the background, a moment after the registration is answered.
  for (let second = 0; second < 30 && !sink.mails.length; second++) await wait(1000)
  report(`npm run admin works inside: ${promoted.split(':')[0]}`, [
    ...(promoted.includes('is an administrator') ? [] : [promoted]),
    ...(sink.mails.length ? [] : ['the mail server got nothing']),
  ])
}

async function reportBackup(engine: Engine): Promise<void> {
  const tools = (...args: string[]) => engine.compose('run', '--rm', 'tools', 'npm', 'run', '--silent', ...args)
  const written = await tools('backup', '--', BACKUP)
  await register(PEOPLE.later)
  await engine.compose('stop', 'porua-1', 'porua-2')
  const restored = await tools('restore', '--', BACKUP, '--overwrite')
  await engine.compose('start', 'porua-1', 'porua-2')
  await healthy(engine)
  const [first, later] = [await promote(engine, PEOPLE.first), await promote(engine, PEOPLE.later)]
  report(`backup and restore: ${written.split('\n').at(-1)} ${restored.split('\n').at(-1)}`, [
    ...(first.includes('is an administrator') ? [] : [`lost: ${first}`]),
    ...(later.includes('Nobody has registered') ? [] : [`still there: ${later}`]),
  ])
}

/** Asks the containers themselves, because the state that Podman has may be from before a restart. */
async function healthy({ podman }: Engine, names: readonly string[] = REPLICAS): Promise<void> {
  const end = Date.now() + HEALTHY_WITHIN_MS
  for (const name of names) {
    for (;;) {
      const problem = await podman('healthcheck', 'run', name).then(() => undefined, String)
      if (!problem) break
      if (Date.now() > end) throw new Error(`${name} is not healthy: ${problem}`)
      await wait(300)
    }
  }
}

async function reportRestarts(engine: Engine): Promise<void> {
  const restart = (...names: string[]) => engine.podman('restart', ...names)
  const rounds: [string, (failure: string) => boolean, () => Promise<void>][] = [
    [
      'one after the other, three times',
      () => true,
      async () => {
        for (const name of [...REPLICAS, ...REPLICAS, ...REPLICAS]) {
          await restart(name)
          await healthy(engine, [name])
        }
      },
    ],
    [
      'both at once, twice',
      // While no process is up, Debian's Caddy (before 2.7.5) refuses a write instead of letting it wait.
      (failure) => failure !== 'POST /api/addBlog: 503',
      async () => {
        for (const round of [REPLICAS, REPLICAS]) {
          // Staggered, because the name server of Podman 4.3 doesn't survive simultaneous restarts.
          await Promise.all(round.map((name, index) => wait(index * 2000).then(() => restart(name))))
          await healthy(engine)
        }
      },
    ],
  ]
  for (const [what, mustSucceed, work] of rounds) {
    const { sent, failures, longestMs } = await underLoad(work)
    const longest = `the longest took ${(longestMs / 1000).toFixed(1)} s`
    report(
      `restarting ${what}: ${failures.length} of ${sent} requests failed, ${longest}`,
      failures.filter(mustSucceed),
    )
  }
}

async function reportAccessLog({ podman }: Engine): Promise<void> {
  await ask('GET', `/api/user/${PEOPLE.first}?token=secret`, undefined, { cookie: 'a=secret', referer: 'secret' })
  const lines = (await podman('logs', 'porua-trial_proxy_1')).split('\n')
  const requests = lines.filter((line) => line.includes('handled request'))
  report(`the access log has ${requests.length} lines of JSON, without queries, headers and emails`, [
    ...(requests.length ? [] : ['there is none']),
    ...lines.filter((line) => !line.startsWith('{') || /secret|people(\.|%2E)test|\?/.test(line)).slice(0, 3),
  ])
}

installTools()
const folder = mkdtempSync(join(tmpdir(), 'porua-image-'))
const sink = await startSmtpSink('0.0.0.0')
const engine = startEngine(folder, writeInstallation(folder, sink))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stderr.write(`Stopped by ${signal}: cleaning up …\n`)
    void engine.close().finally(() => process.exit(1))
  })
}
try {
  await makeBaseImages(engine, folder, ROOT)
  await buildImages(engine)
  await reportSizes(engine)
  await engine.compose('up', '--detach', '--no-build')
  await reportContents(engine)
  await reportHardening(engine)
  await reportPages()
  await reportAdmin(engine, sink)
  await reportBackup(engine)
  await reportRestarts(engine)
  await reportAccessLog(engine)
} finally {
  await engine.close()
  await sink.close()
}
process.exitCode = failureCount() ? 1 : 0
