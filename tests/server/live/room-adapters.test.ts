// Hosted rooms, TURN credentials, and the environment variables for rooms.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, test } from 'node:test'
import { jwtVerify } from 'jose'
import { turnServers } from '#server/adapters/rooms/embedded/turn-credentials.ts'
import { createJitsiRooms } from '#server/adapters/rooms/jitsi-rooms.ts'
import { createLinkRooms } from '#server/adapters/rooms/link-rooms.ts'
import { RoomsOffError } from '#server/adapters/rooms/rooms.ts'
import { readConfig } from '#server/config.ts'
import { pageHeaders } from '#server/http/security-headers.ts'

const now = new Date('2026-11-18T12:00:00Z')
const session = {
  id: '0199-session',
  title: 'Python by small steps',
  seats: 4,
  link: null as string | null,
  removed: [],
  endsAt: new Date('2026-11-18T13:00:00Z'),
}
const guest = (role: 'host' | 'learner') => ({ id: 'mitu', name: 'Mitu', role })

describe('rooms elsewhere', () => {
  const jitsi = { url: 'https://meet.example', appId: 'porua', secret: 'a secret that Jitsi knows' }

  test('on Jitsi open with a token for one room, whose claims say who moderates', async () => {
    for (const role of ['host', 'learner'] as const) {
      const entrance = await createJitsiRooms(jitsi, () => now).enter(session, guest(role))
      const url = new URL(entrance.kind === 'address' ? entrance.url : '')
      assert.equal(url.origin + url.pathname, 'https://meet.example/porua-0199-session')
      const { payload } = await jwtVerify(
        url.searchParams.get('jwt')!,
        new TextEncoder().encode('a secret that Jitsi knows'),
        { issuer: 'porua', audience: 'porua', subject: 'meet.example', currentDate: now },
      )
      assert.equal(payload.room, 'porua-0199-session')
      assert.equal(payload.exp, session.endsAt.getTime() / 1000 + 3600)
      const { user } = payload.context as { user: object }
      const isHost = role === 'host'
      assert.deepEqual(user, {
        id: 'mitu',
        name: 'Mitu',
        moderator: String(isHost),
        affiliation: isHost ? 'owner' : 'member',
      })
    }
  })

  test('by a link lead to the batch’s address, or say that there is none', async () => {
    const rooms = createLinkRooms()
    const link = 'https://meet.google.com/abc-defg-hij'
    assert.deepEqual(await rooms.enter({ ...session, link }, guest('learner')), { kind: 'address', url: link })
    await assert.rejects(rooms.enter(session, guest('learner')), RoomsOffError)
  })
})

test('credentials for TURN are what coturn computes from the shared secret, for six hours', () => {
  const [server] = turnServers({ urls: ['turn:turn.example'], secret: 'shared' }, 'mitu', now)
  const username = `${now.getTime() / 1000 + 6 * 3600}:mitu`
  const credential = createHmac('sha1', 'shared').update(username).digest('base64')
  assert.deepEqual(server, { urls: ['turn:turn.example'], username, credential })
})

describe('settings of rooms', () => {
  const read = (env: Record<string, string>) => readConfig({ PORUA_MODE: 'demo', ...env }).rooms

  test('name the address behind NAT with or without a port', () => {
    const env = { ROOM_PORT: '40000' }
    assert.deepEqual(read({ ...env, ROOM_ADDRESS: '203.0.113.9' }).reach.publicAddress, {
      address: '203.0.113.9',
      port: 40_000,
    })
    assert.deepEqual(read({ ...env, ROOM_ADDRESS: '203.0.113.9:5' }).reach.publicAddress, {
      address: '203.0.113.9',
      port: 5,
    })
    assert.deepEqual(read({ ...env, ROOM_ADDRESS: '[2001:db8::1]:5' }).reach.publicAddress, {
      address: '2001:db8::1',
      port: 5,
    })
    assert.throws(() => read({ ...env, ROOM_ADDRESS: 'room.example' }), /ROOM_ADDRESS: must be an IP address/)
  })

  test('are complete or refused', () => {
    assert.throws(() => read({ TURN_URLS: 'turn:turn.example' }), /TURN_SECRET must be set/)
    assert.throws(
      () => read({ TURN_URLS: 'stun:turn.example', TURN_SECRET: 'x'.repeat(16) }),
      /TURN_URLS: must be turn:/,
    )
    assert.throws(() => read({ ROOMS: 'jitsi' }), /JITSI_URL, JITSI_APP_ID, JITSI_APP_SECRET must be set/)
    assert.throws(() => read({ ROOMS: 'zoom' }), /^ConfigError|ROOMS/)
  })
})

test('only a room’s page may use camera, microphone and screen', () => {
  const policy = (hasCamera: boolean) => pageHeaders(true, [], {}, hasCamera)['permissions-policy']
  assert.equal(policy(true), 'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self)')
  assert.equal(policy(false), 'camera=(), microphone=(), display-capture=(), geolocation=(), payment=(self)')
})
