// The official Auth emulator as its own process, and the emails and texts it would have sent.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../helpers/postgres.ts'

const CLI = fileURLToPath(new URL('../../.emulator/node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url))
/** The emulator never asks Google about a project whose name begins like this. */
export const PROJECT = 'demo-porua'

export type Emulator = { host: string; stop(): Promise<void> }

/** Its logs and settings go into `folder`. */
export async function startEmulator(folder: string): Promise<Emulator> {
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const address = (number: number) => ({ host: '127.0.0.1', port: number })
  const emulators = { auth: address(port), hub: address(hub), logging: address(logging), ui: { enabled: false } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(process.execPath, [CLI, 'emulators:start', '--only', 'auth', '--project', PROJECT], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  while (!printed.includes('All emulators ready')) {
    if (child.exitCode !== null) throw new Error(`The emulator ended:\n${printed}`)
    await wait(100)
  }
  return {
    host: `127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

const read = async <Answer>(path: string): Promise<Answer> => {
  const answer = await fetch(`${process.env.PORUA_EMULATOR}/emulator/v1/projects/${PROJECT}/${path}`)
  return (await answer.json()) as Answer
}

type Mail = { email: string; requestType: string; oobCode: string }

/** The newest link sent to `email`, at the address that the operator sets in Firebase's console. */
export async function mailedLink(email: string, requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string> {
  const { oobCodes } = await read<{ oobCodes: Mail[] }>('oobCodes')
  const mail = oobCodes.findLast((each) => each.email === email && each.requestType === requestType)
  if (!mail) throw new Error(`no ${requestType} email to ${email}`)
  const mode = requestType === 'VERIFY_EMAIL' ? 'verifyEmail' : 'resetPassword'
  return `/confirmEmail?mode=${mode}&oobCode=${encodeURIComponent(mail.oobCode)}&apiKey=demo-key&lang=en`
}

export async function textedCode(phoneNumber: string): Promise<string> {
  const { verificationCodes } = await read<{ verificationCodes: { code: string; phoneNumber: string }[] }>(
    'verificationCodes',
  )
  const text = verificationCodes.findLast((each) => each.phoneNumber === phoneNumber)
  if (!text) throw new Error(`no text message to ${phoneNumber}`)
  return text.code
}
