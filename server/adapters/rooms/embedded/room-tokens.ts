// A room token lets one person into one room, once, within ten minutes. The room process knows nothing else about people.
import { createHmac, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { ROLES, type Role } from '#contract/calls/live/room.ts'
import type { RoomGuest, RoomSession } from '../rooms.ts'

const TOKEN_MS = 10 * 60_000
const AUDIENCE = 'room'
const ALGORITHM = 'HS256'

/** The key is derived, so that the room process can't sign access tokens. */
export const roomKey = (secret: string): Buffer => createHmac('sha256', secret).update('room tokens').digest()

export async function signRoomToken(
  key: Uint8Array,
  { id, seats, removed }: Pick<RoomSession, 'id' | 'seats' | 'removed'>,
  guest: RoomGuest,
  now: Date,
): Promise<string> {
  const seconds = now.getTime() / 1000
  return new SignJWT({ room: id, name: guest.name, role: guest.role, seats, removed })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(guest.id)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_MS / 1000)
    .sign(key)
}

/** `id` and `until` belong to the token. */
export type Admission = { id: string; until: number; room: string; seats: number; removed: string[]; guest: RoomGuest }
export type UsedToken = Pick<Admission, 'id' | 'until'>

/** Reads tokens and accepts each only once. */
export class TokenReader {
  readonly #key: Uint8Array
  readonly #since: number
  /** Ids of used tokens, until they expire. */
  readonly #used = new Map<string, number>()

  constructor(key: Uint8Array, since: number, used: UsedToken[]) {
    this.#key = key
    this.#since = since
    for (const { id, until } of used) this.#used.set(id, until)
  }

  /** Null if the token isn't ours, has expired, was used, or is so old that it may have been used. */
  async read(token: string): Promise<Admission | null> {
    const payload = await this.#verified(token)
    if (!payload) return null
    const { jti, sub, exp, iat, room, name, role, seats, removed } = payload
    if (iat! * 1000 < this.#since || this.#used.has(jti!)) return null
    this.#forgetExpired()
    this.#used.set(jti!, exp! * 1000)
    return {
      id: jti!,
      until: exp! * 1000,
      room: room as string,
      seats: seats as number,
      removed: removed as string[],
      guest: { id: sub!, name: name as string, role: role as Role },
    }
  }

  async #verified(token: string) {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ['sub', 'jti', 'iat', 'exp', 'room', 'name', 'role', 'seats', 'removed'],
      })
      return ROLES.some((role) => role === payload.role) ? payload : null
    } catch {
      return null
    }
  }

  #forgetExpired(): void {
    const now = Date.now()
    for (const [id, until] of this.#used) if (until <= now) this.#used.delete(id)
  }
}
