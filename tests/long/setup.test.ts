// The set-up of a fresh checkout with a fake npm; `npm run faults -- setup` does the same with the real one.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, beforeEach, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { until as untilTrue } from '../helpers/until.ts'

const SETUP = fileURLToPath(new URL('../../scripts/setup.mjs', import.meta.url))
const FAKE_NPM = fileURLToPath(new URL('./setup/fake-npm.mjs', import.meta.url))

const folders: string[] = []
const NO_MIGRATIONS = createHash('sha256').digest('hex').slice(0, 16)
const groups: number[] = []
let folder: string

const at = (path: string) => join(folder, path)
const write = (path: string, text: string) => {
  mkdirSync(join(at(path), '..'), { recursive: true })
  writeFileSync(at(path), text)
}
const calls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').split('\n').filter(Boolean) : [])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porua-setup-'))
  folders.push(folder)
  mkdirSync(at('scripts'))
  cpSync(SETUP, at('scripts/setup.mjs'))
  cpSync(new URL('../../scripts/start-checks.mjs', import.meta.url), at('scripts/start-checks.mjs'))
  write(
    'scripts/empty-database.ts',
    `import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('node_modules/.porua', { recursive: true })
    writeFileSync('node_modules/.porua/empty-database-1.0.0.tar.gz', '')
    writeFileSync('node_modules/.porua/migrated-database-1.0.0-${NO_MIGRATIONS}.tar.gz', '')`,
  )
  mkdirSync(at('server/db/migrations'), { recursive: true })
  write('package.json', '{"type":"module"}')
  for (const path of ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'contract/a.ts', 'art/a.ts']) {
    write(path, '{}')
  }
  write('web/root.tsx', 'a page')
  write('web/project.inlang/settings.json', '{}')
  write('bin/npm', `#!/bin/sh\nexec "${process.execPath}" "${FAKE_NPM}" "$@"\n`)
  chmodSync(at('bin/npm'), 0o755)
})

after(() => {
  for (const group of groups) kill(group)
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

function kill(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {} // it has already ended
}

function launch(goal: string, env: Record<string, string> = {}, command: string[] = []) {
  const child = spawn(process.execPath, [at('scripts/setup.mjs'), goal, ...command], {
    cwd: folder,
    detached: true,
    env: {
      PATH: at('bin') + delimiter + process.env.PATH,
      CALLS: at('calls'),
      REACHED: at('reached'),
      PORT: '0',
      ...env,
    },
  })
  groups.push(child.pid!)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => output, ended }
}

async function run(goal: string, env: Record<string, string> = {}, command: string[] = []) {
  const { ended, output } = launch(goal, env, command)
  return { code: await ended, output: output() }
}

const until = (isTrue: () => boolean) => untilTrue(isTrue, 60_000)

async function killedAt(stage: 'npm' | 'build'): Promise<void> {
  const { child, ended } = launch('start', stage === 'npm' ? { FAKE_NPM: 'hang' } : { FAKE_BUILD: 'hang' })
  await until(() => existsSync(at('reached')) && readFileSync(at('reached'), 'utf8') === stage)
  process.kill(-child.pid!, 'SIGKILL')
  await ended
}

function assertComplete(): void {
  for (const path of ['node_modules/one', 'node_modules/two', 'build/client/whole.js']) {
    assert.ok(existsSync(at(path)), `${path} is missing`)
  }
  assert.ok(!existsSync(at('.setup')), 'unfinished work was left behind')
}

describe('the set-up', () => {
  for (const stage of ['npm', 'build'] as const) {
    it(`sets up from scratch after a kill -9 while ${stage === 'npm' ? 'installing' : 'building'}`, async () => {
      await killedAt(stage)
      assert.ok(!existsSync(at('build/client')), 'half a build is where a whole one belongs')
      if (stage === 'npm') assert.ok(!existsSync(at('node_modules')), 'half the packages are where all belong')
      const { code, output } = await run('start')
      assert.equal(code, 0, output)
      assertComplete()
    })
  }

  it('says that the port or the data folder cannot be used before it installs anything', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as AddressInfo
    const used = await run('start', { PORT: String(port) })
    taken.close()
    assert.deepEqual([used.code, used.output], [1, `Port ${port} of 127.0.0.1 is in use. Set PORT to another.\n`])
    const folder = '/dev/null/data'
    const unusable = await run('start', { DATA_DIR: folder })
    assert.match(unusable.output, /^The folder \/dev\/null\/data cannot be written to \(ENOTDIR\)\. [^\n]+\n$/)
    assert.deepEqual(calls(), [])
    assert.equal((await run('build', { DATA_DIR: folder })).code, 0, 'a build needs neither')
  })

  it('neither installs nor builds again when nothing has changed', async () => {
    await run('start')
    const { code, output } = await run('start')
    assert.equal(code, 0)
    assert.equal(output, '')
    assert.deepEqual(calls(), ['production', 'build'])
  })

  it('rebuilds the site when one of its sources has changed', async () => {
    await run('start')
    write('web/root.tsx', 'another page')
    await run('start')
    assert.deepEqual(calls(), ['production', 'build', 'build'])
  })

  it('replaces packages that were installed from another lock file', async () => {
    await run('start')
    write('package-lock.json', '{"another":true}')
    write('node_modules/left-over/package.json', '{}')
    await run('start')
    assertComplete()
    assert.ok(!existsSync(at('node_modules/left-over')))
  })

  it('replaces packages that somebody else installed', async () => {
    write('node_modules/half/package.json', '{}')
    const { code, output } = await run('start')
    assert.equal(code, 0, output)
    assertComplete()
    assert.ok(!existsSync(at('node_modules/half')))
  })

  it('installs again when a package has disappeared', async () => {
    await run('start')
    rmSync(at('node_modules/two'), { recursive: true })
    await run('start')
    assertComplete()
  })

  it('adds the test tools when they are needed, and keeps them', async () => {
    await run('start')
    await run('check')
    await run('start')
    assert.deepEqual(calls(), ['production', 'build', 'all'])
  })

  it('keeps only what runs in an image, and leaves it alone afterwards', async () => {
    const { code, output } = await run('image')
    assert.equal(code, 0, output)
    write('package-lock.json', '{"another":true}')
    for (const goal of ['start', 'dev']) assert.deepEqual(await run(goal), { code: 0, output: '' })
    assert.match((await run('test')).output, /This is the image/)
    assert.deepEqual(calls(), ['production', 'build', 'uninstall'])
  })

  it('waits for another set-up in the same folder, and prints that', async () => {
    const first = launch('start', { FAKE_NPM: 'hang' })
    await until(() => existsSync(at('reached')))
    const second = launch('start')
    await until(() => second.output().includes('waiting for it'))
    process.kill(-first.child.pid!, 'SIGKILL')
    assert.equal(await second.ended, 0, second.output())
    assertComplete()
    assert.deepEqual(calls(), ['production', 'production', 'build'])
  })

  it('lets the next one continue while the server of the first runs', async () => {
    const server = [process.execPath, '-e', "console.log('running'); setInterval(() => {}, 1000)"]
    const first = launch('start', {}, server)
    const second = launch('check')
    await until(() => first.output().includes('running'))
    assert.equal(await second.ended, 0, second.output())
  })

  it('sets up once when two are started together', async () => {
    const both = await Promise.all([run('start'), run('start')])
    assert.deepEqual(
      both.map(({ code }) => code),
      [0, 0],
    )
    assert.deepEqual(calls(), ['production', 'build'])
  })

  it('says in one sentence that the registry cannot be reached, and the next start works', async () => {
    const { code, output } = await run('start', { FAKE_NPM: 'offline' })
    assert.equal(code, 1)
    assert.match(output, /\nThe package registry cannot be reached\. [^\n]+\n$/)
    assert.equal((await run('start')).code, 0)
    assertComplete()
  })

  it('keeps the installed packages when new ones cannot be fetched', async () => {
    await run('start')
    await run('check', { FAKE_NPM: 'offline' })
    const { code, output } = await run('start')
    assert.equal(code, 0, output)
    assert.deepEqual(calls(), ['production', 'build', 'all'])
  })

  it('stops npm when the set-up is interrupted by Ctrl-C', async () => {
    const { child, ended, output } = launch('start', { FAKE_NPM: 'hang' })
    await until(() => existsSync(at('reached')))
    child.kill('SIGINT') // only the set-up gets the signal and must pass it on to npm
    assert.equal(await ended, 1)
    assert.match(output(), /Stopped during the set-up/)
    assert.equal((await run('start')).code, 0)
    assertComplete()
  })

  it('runs the command once everything is there, with its arguments and exit code', async () => {
    const script = `console.log(require('fs').existsSync('build/client/whole.js'), process.argv[1]); process.exit(7)`
    const { code, output } = await run('start', {}, [process.execPath, '-e', script, 'one two'])
    assert.equal(code, 7)
    assert.match(output, /true one two/)
  })

  it('does not run the command after a failed set-up', async () => {
    const { code, output } = await run('start', { FAKE_NPM: 'offline' }, [process.execPath, '-e', 'console.log(6 * 7)'])
    assert.equal(code, 1)
    assert.doesNotMatch(output, /42/)
  })

  it('passes a signal on and waits for the command to end', async () => {
    const script = `process.on('SIGTERM', () => { console.log('ending'); process.exit(0) })
      setInterval(() => {}, 1000)
      console.log('running')`
    const { child, ended, output } = launch('start', {}, [process.execPath, '-e', script])
    await until(() => output().includes('running'))
    child.kill('SIGTERM')
    assert.equal(await ended, 0)
    assert.match(output(), /ending/)
  })

  for (const killed of ['npm', 'its shell', 'the set-up'] as const) {
    it(`ends the server when ${killed} is killed`, async () => {
      await run('start')
      write(
        'server.mjs',
        `import { writeFileSync } from 'node:fs'
        const end = () => (writeFileSync('ended', ''), process.exit())
        process.once('SIGTERM', end).once('disconnect', end)
        writeFileSync('pids', [process.argv[2], process.argv[3], process.ppid].join(' '))
        setInterval(() => {}, 1000)`,
      )
      // npm does the same: a shell waits for the set-up, and a process waits for the shell.
      const shell = `'${process.execPath}' scripts/setup.mjs start '${process.execPath}' server.mjs "$NPM" $$; exit`
      const npm = spawn('sh', ['-c', 'export NPM=$$; sh -c "$SHELL_SCRIPT"; exit'], {
        cwd: folder,
        detached: true,
        env: { PATH: process.env.PATH, PORT: '0', SHELL_SCRIPT: shell, npm_lifecycle_event: 'start' },
      })
      groups.push(npm.pid!)
      await until(() => existsSync(at('pids')) && readFileSync(at('pids'), 'utf8').split(' ').length === 3)
      const [npmPid, shellPid, setupPid] = readFileSync(at('pids'), 'utf8').split(' ').map(Number)
      process.kill({ npm: npmPid!, 'its shell': shellPid!, 'the set-up': setupPid! }[killed], 'SIGKILL')
      await until(() => existsSync(at('ended')))
    })
  }

  it('says that the checkout folder cannot be written to', { skip: process.getuid?.() === 0 }, async () => {
    chmodSync(folder, 0o555)
    const { code, output } = await run('start')
    chmodSync(folder, 0o755)
    assert.equal(code, 1)
    assert.match(output, /cannot be written to \(EACCES\)/)
  })

  it('knows every set-up goal that package.json uses', () => {
    const { scripts } = JSON.parse(readFileSync(join(SETUP, '../../package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const goals = Object.values(scripts).flatMap((script) => /setup\.mjs (\S+)/.exec(script)?.[1] ?? [])
    const known = readFileSync(SETUP, 'utf8')
    for (const goal of new Set(goals)) assert.match(known, new RegExp(`^  ${goal}: \\[`, 'm'))
  })

  it('leaves the packages in the image that the running server loads', () => {
    const [, list] = /BUILD_PACKAGES = \[([^\]]+)\]/.exec(readFileSync(SETUP, 'utf8'))!
    const removed = Array.from(list!.matchAll(/'([^']+)'/g), ([, name]) => name!)
    assert.ok(removed.includes('vite'))
    const root = join(SETUP, '../../server')
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts') && name !== 'dev.ts')) {
      const text = readFileSync(join(root, file), 'utf8')
      for (const name of removed) assert.doesNotMatch(text, new RegExp(`['"\`]${name}['"\`/]`), `${file} loads ${name}`)
    }
  })
})
