// A second UDP port for people who connect over TURN. In connectivity checks through TURN over TCP or TLS, Chrome sends
// a tie-breaker of zero, which the native module's ICE library mistakes for a missing one and refuses (libjuice issue
// 355). This door replaces the zero with a one, signs the check again and forwards everything. It can go once that bug
// is fixed.
import { createHmac } from 'node:crypto'
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { crc32 } from 'node:zlib'
import { doorPort, type Reach } from './offer.ts'

const LOOPBACK = '127.0.0.1'
const IDLE_MS = 60_000
const STUN = { header: 20, binding: 0x0001, cookie: 0x2112a442, fingerprintMask: 0x5354554e } as const
const ATTRIBUTE = { username: 0x0006, integrity: 0x0008, fingerprint: 0x8028, controlled: 0x8029, controlling: 0x802a }

type Link = { socket: Socket; usedMs: number }

export type StunDoor = {
  /** Admits checks for the connection of this offer. Returns a function that stops admitting them. */
  admit(sdp: string): () => void
}

export async function openStunDoor({ port, bindAddress }: Reach): Promise<StunDoor> {
  const passwords = new Map<string, string>()
  const links = new Map<string, Link>()
  const door = createSocket('udp4')

  const linkOf = ({ address, port: from }: RemoteInfo, message: Buffer): Link | undefined => {
    const key = `${address}:${from}`
    const existing = links.get(key)
    // Only a check for one of our connections may open a link, because anyone can send packets to a port.
    if (existing || !passwords.has(userOf(message) ?? '')) return existing
    const link = { socket: createSocket('udp4'), usedMs: 0 }
    link.socket.on('message', (answer) => door.send(answer, from, address))
    link.socket.on('error', () => links.delete(key))
    links.set(key, link)
    return link
  }

  door.on('message', (message, remote) => {
    const link = linkOf(remote, message)
    if (!link) return
    link.usedMs = performance.now()
    const password = passwords.get(userOf(message) ?? '')
    if (password) repairCheck(message, password)
    link.socket.send(message, port, bindAddress ?? LOOPBACK)
  })
  setInterval(() => {
    for (const [key, { socket, usedMs }] of links) {
      if (performance.now() - usedMs < IDLE_MS) continue
      socket.close()
      links.delete(key)
    }
  }, IDLE_MS / 2)
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject)
    door.bind(doorPort(port), bindAddress, resolve)
  })
  // An unreachable host is no reason to stop.
  door.removeAllListeners('error').on('error', () => {})

  return {
    admit(sdp) {
      const user = /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? ''
      passwords.set(user, /^a=ice-pwd:(\S+)/m.exec(sdp)?.[1] ?? '')
      return () => passwords.delete(user)
    },
  }
}

/** Our user name is the first half of the combined one. Undefined if this isn't a check. */
function userOf(message: Buffer): string | undefined {
  const { username } = attributesOf(message)
  if (username === undefined) return undefined
  const length = message.readUInt16BE(username - 2)
  return message.toString('utf8', username, username + length).split(':', 1)[0]
}

/** Repairs a check in place. */
export function repairCheck(message: Buffer, password: string): void {
  const { integrity, fingerprint, role } = attributesOf(message)
  if (role === undefined || integrity === undefined || message.readBigUInt64BE(role) !== 0n) return
  message[role + 7] = 1
  // The signature covers the bytes before it, with the length field set as if the message ended with it.
  message.writeUInt16BE(integrity + 20 - STUN.header, 2)
  const signed = message.subarray(0, integrity - 4)
  createHmac('sha1', password).update(signed).digest().copy(message, integrity)
  message.writeUInt16BE(message.length - STUN.header, 2)
  if (fingerprint === undefined) return
  const checksum = crc32(message.subarray(0, fingerprint - 4)) ^ STUN.fingerprintMask
  message.writeUInt32BE(checksum >>> 0, fingerprint)
}

type Places = Partial<Record<'username' | 'integrity' | 'fingerprint' | 'role', number>>

/** Where the values of a binding request's attributes start. */
function attributesOf(message: Buffer): Places {
  const places: Places = {}
  const isBinding =
    message.length >= STUN.header && message.readUInt16BE(0) === STUN.binding && message.readUInt32BE(4) === STUN.cookie
  if (!isBinding) return places
  for (let at = STUN.header; at + 4 <= message.length;) {
    const type = message.readUInt16BE(at)
    const length = message.readUInt16BE(at + 2)
    if (at + 4 + length > message.length) break
    if (type === ATTRIBUTE.username) places.username = at + 4
    else if (type === ATTRIBUTE.integrity && length === 20) places.integrity = at + 4
    else if (type === ATTRIBUTE.fingerprint && length === 4) places.fingerprint = at + 4
    else if ((type === ATTRIBUTE.controlled || type === ATTRIBUTE.controlling) && length === 8) places.role = at + 4
    at += 4 + Math.ceil(length / 4) * 4
  }
  return places
}
