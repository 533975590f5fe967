// The port and keys of a data folder's sandbox, created once and read by both the shop and the sandbox.
import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOnce } from '../../server/create-once.ts'

export type Installation = {
  port: number
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Grants access to the controls that only tests use. */
  controlSecret: string
}

/** Below the ephemeral ports, so that the address stays the same across restarts. */
const PORTS = { from: 20_000, to: 30_000 }

const newPort = () => randomInt(PORTS.from, PORTS.to)

const secret = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`

export function newInstallation(port: number): Installation {
  return {
    port,
    secretKey: secret('sk_test'),
    publishableKey: secret('pk_test'),
    webhookSecret: secret('whsec'),
    controlSecret: secret('control'),
  }
}

const pathOf = (dir: string) => join(dir, 'sandbox.json')

export function readInstallation(dir: string): Installation {
  return JSON.parse(readFileSync(pathOf(dir), 'utf8')) as Installation
}

export function findInstallation(dir: string): Installation {
  return createOnce(pathOf(dir), () => newInstallation(newPort()))
}

/** For when another program has taken the port. */
export function moveInstallation(dir: string): Installation {
  const moved = { ...readInstallation(dir), port: newPort() }
  writeFileSync(`${pathOf(dir)}.${process.pid}`, JSON.stringify(moved), { mode: 0o600 })
  renameSync(`${pathOf(dir)}.${process.pid}`, pathOf(dir))
  return moved
}
