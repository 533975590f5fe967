// Who gets into a room and what they may do there, with the real room process.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { SignJWT } from 'jose'
import { CHAT_BURST } from '#contract/live/room-limits.ts'
import { roomKey, signRoomToken, TokenReader } from '#server/adapters/rooms/embedded/room-tokens.ts'
import { sendSound } from '../../helpers/live/room-sound.ts'
import { joinRoom, openSocket, type RoomClient } from '../../helpers/live/room-client.ts'
import { ROOM_SECRET, startRoomSite, type RoomSite } from '../../helpers/live/room-site.ts'
import { until } from '../../helpers/until.ts'

const LEARNER = { id: 'mitu', name: 'Mitu', role: 'learner' } as const

describe('a room', () => {
  let site: RoomSite
  before(async () => {
    site = await startRoomSite({ isBare: true })
  })
  after(() => site.close())

  const join = async (person: string, options?: Parameters<RoomSite['token']>[1]) =>
    joinRoom(site, await site.token(person, options))

  const refusalOf = async (client: RoomClient) => {
    const { reason } = await client.next('refused')
    await client.closed
    return reason
  }

  test('refuses a guessed, an expired, a foreign and a used token', async () => {
    const session = { id: 'class', seats: 12, removed: [] }
    const sign = (secret: string, at = new Date()) => signRoomToken(roomKey(secret), session, LEARNER, at)
    const used = await site.token('mitu')
    const first = await joinRoom(site, used)
    await first.next('offer')
    const unsigned = [{ alg: 'none' }, { room: 'class', sub: 'mitu', role: 'host', seats: 12 }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const accessToken = await new SignJWT({ room: 'class', role: 'host', name: 'Mitu', seats: 12, jti: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('mitu')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(roomKey(ROOM_SECRET))
    const tokens = {
      guessed: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
      unsigned: `${unsigned}.`,
      foreign: await sign('another installation’s secret of 32 characters'),
      'for something else': accessToken,
      expired: await sign(ROOM_SECRET, new Date(Date.now() - 11 * 60_000)),
      used,
    }
    for (const [name, token] of Object.entries(tokens)) {
      assert.equal(await refusalOf(await joinRoom(site, token)), 'token', name)
    }
    first.close()
  })

  test('takes a token within ten minutes, and none that may have been used before the site started', async () => {
    const key = roomKey(ROOM_SECRET)
    const isTaken = async (minutesOld: number, since: number) => {
      const signedAt = new Date(Date.now() - minutesOld * 60_000)
      const token = await signRoomToken(key, { id: 'class', seats: 12, removed: [] }, LEARNER, signedAt)
      return (await new TokenReader(key, since, []).read(token)) !== null
    }
    assert.deepEqual([await isTaken(9, 0), await isTaken(11, 0)], [true, false])
    assert.equal(await isTaken(9, Date.now() - 8 * 60_000), false)
  })

  test('of a 1-on-1 refuses a second learner, and takes the first one back', async () => {
    const room = { room: 'one-on-one', seats: 1 }
    const tutor = await join('tutor', { ...room, role: 'host' })
    const learner = await join('rafi', room)
    await learner.next('offer')
    assert.equal(await refusalOf(await join('joy', room)), 'full')
    learner.close()
    await tutor.people((people) => people.some(({ id, isAway }) => id === 'rafi' && isAway))
    assert.equal(await refusalOf(await join('joy', room)), 'full')
    const back = await join('rafi', room)
    await back.next('offer')
    back.send({ t: 'leave' })
    await tutor.people((people) => people.length === 1)
    await (await join('joy', room)).next('offer')
  })

  test('obeys hosts alone', async () => {
    const [tutor, mitu, rafi] = [
      await join('tutor', { room: 'hosts', role: 'host' }),
      await join('mitu', { room: 'hosts' }),
      await join('rafi', { room: 'hosts' }),
    ]
    await tutor.people((people) => people.length === 3)
    rafi.send({ t: 'hand', up: true })
    await tutor.people((people) => people.some(({ hand }) => hand !== null))
    for (const t of ['muteAll', 'lowerAll', 'end'] as const) mitu.send({ t })
    for (const t of ['mute', 'lower', 'invite'] as const) mitu.send({ t, person: 'rafi' })
    mitu.send({ t: 'record', on: true })
    mitu.send({ t: 'sending', sending: { mic: true, camera: true, screen: true, soundOnly: false } })
    // Later messages on the same socket come after all of it.
    const people = await tutor.people((all) => all.some(({ camera }) => camera))
    assert.deepEqual(
      people.map(({ id, mic, screen, hand }) => [id, mic, screen, hand !== null]),
      [
        ['tutor', true, false, false],
        ['mitu', true, false, false],
        ['rafi', true, false, true],
      ],
    )
    tutor.send({ t: 'invite', person: 'rafi' })
    await rafi.next('invited')
    tutor.send({ t: 'muteAll' })
    await mitu.next('muted')
    await tutor.people((all) => all.every(({ mic, role }) => mic === (role === 'host')))
    tutor.send({ t: 'lower', person: 'rafi' })
    await mitu.people((all) => all.every(({ hand }) => hand === null))
    tutor.send({ t: 'record', on: true })
    await until(() => site.reports.some(({ type, room }) => type === 'recording' && room === 'hosts'))
    tutor.send({ t: 'end' })
    assert.deepEqual(await Promise.all([tutor, mitu, rafi].map(refusalOf)), ['ended', 'ended', 'ended'])
    assert.equal(await refusalOf(await join('mitu', { room: 'hosts' })), 'ended')
  })

  test('stops forwarding a muted learner whose browser does not obey, until they unmute in turn', async (t) => {
    const room = 'muted'
    const [tutor, mitu] = [await join('tutor', { room, role: 'host' }), await join('mitu', { room })]
    const [ears, mouth] = [await sendSound(tutor), await sendSound(mitu)]
    // A process that keeps running would keep the test run from ending.
    t.after(() => [ears, mouth].forEach((each) => each.close()))
    // Two processes start and connect first, on a busy machine.
    await until(() => ears.heard() > 0, 30_000)
    tutor.send({ t: 'mute', person: 'mitu' })
    await mitu.next('muted')
    const isMuted = (is: boolean) => tutor.people((all) => all.some(({ id, mic }) => id === 'mitu' && mic === !is))
    await isMuted(true)
    const speaks = { mic: true, camera: false, screen: false, soundOnly: false }
    mitu.send({ t: 'sending', sending: { ...speaks, camera: true } })
    await tutor.people((all) => all.some(({ id, camera, mic }) => id === 'mitu' && camera && !mic))
    // Sound that was on its way may still arrive, for longer on a busy machine.
    let heard: number
    do {
      const sent = mouth.sent()
      heard = ears.heard()
      await until(() => mouth.sent() > sent + 20)
    } while (ears.heard() > heard)
    mitu.send({ t: 'sending', sending: { ...speaks, mic: false } })
    mitu.send({ t: 'sending', sending: speaks })
    await isMuted(false)
    await until(() => ears.heard() > heard)
  })

  test('keeps whom a host removed out, until a host lets them back in', async () => {
    const room = 'removed'
    const [tutor, mitu, rafi] = [
      await join('tutor', { room, role: 'host' }),
      await join('mitu', { room }),
      await join('rafi', { room }),
    ]
    await rafi.people((people) => people.length === 3)
    rafi.send({ t: 'remove', person: 'mitu' })
    tutor.send({ t: 'remove', person: 'tutor' })
    tutor.send({ t: 'remove', person: 'mitu' })
    assert.equal(await refusalOf(mitu), 'removed')
    assert.deepEqual(
      (await rafi.people((people) => people.length === 2)).map(({ id }) => id),
      ['tutor', 'rafi'],
    )
    await until(() => tutor.removed().join() === 'mitu')
    assert.deepEqual(rafi.removed(), [])
    assert.equal(await refusalOf(await join('mitu', { room })), 'removed')
    tutor.send({ t: 'readmit', person: 'mitu' })
    await until(() => tutor.removed().length === 0)
    await (await join('mitu', { room })).next('offer')
    const said = site.reports.flatMap((report) => ('person' in report && report.room === room ? report : []))
    assert.deepEqual(
      said.filter(({ person }) => person === 'mitu').map(({ type }) => type),
      ['removed', 'readmitted'],
    )
    // A room that has restarted learns it from the host's token.
    const early = await join('mitu', { room: 'another' })
    await early.next('offer')
    await join('tutor', { room: 'another', role: 'host', removed: ['mitu'] })
    assert.equal(await refusalOf(early), 'removed')
  })

  test('asks learners whose order was refunded for a new token, and keeps the hosts', async () => {
    const room = 'refunded'
    const [tutor, mitu] = [await join('tutor', { room, role: 'host' }), await join('mitu', { room })]
    await tutor.people((people) => people.length === 2)
    site.rooms.dismiss(room, ['tutor', 'mitu', 'nobody'])
    assert.equal(await refusalOf(mitu), 'token')
    await tutor.people((people) => people.length === 1)
    await (await join('mitu', { room })).next('offer')
  })

  test('passes on five messages of a person immediately, and reads the others later', async () => {
    const [mitu, rafi] = [await join('mitu', { room: 'flood' }), await join('rafi', { room: 'flood' })]
    await mitu.people((people) => people.length === 2)
    const ids = Array.from({ length: CHAT_BURST + 1 }, (_, index) => mitu.say(`Number ${index}`))
    assert.equal((await mitu.next('chatLater')).id, ids.at(-1))
    // Coming back doesn't restart anything, and nobody else has to wait.
    mitu.send({ t: 'leave' })
    const back = await join('mitu', { room: 'flood' })
    await back.next('offer')
    const again = back.say('Once more')
    assert.equal((await back.next('chatLater')).id, again)
    rafi.say('Mine')
    await until(() => site.reports.some((report) => report.type === 'said' && report.text === 'Mine'))
    const said = site.reports.filter((report) => report.type === 'said' && report.room === 'flood')
    assert.equal(said.length, CHAT_BURST + 1)
  })

  test('puts on the stage whom a host chose last, for everybody', async () => {
    const [tutor, mitu, rafi] = [
      await join('tutor', { room: 'stage', role: 'host' }),
      await join('mitu', { room: 'stage' }),
      await join('rafi', { room: 'stage' }),
    ]
    await mitu.people((people) => people.length === 3)
    const spotlight = async (client: RoomClient, is: string | null) => until(() => client.spotlight() === is)
    rafi.send({ t: 'spotlight', person: 'rafi' })
    tutor.send({ t: 'spotlight', person: 'mitu' })
    await spotlight(rafi, 'mitu')
    const sending = { mic: true, camera: true, screen: true, soundOnly: false }
    tutor.send({ t: 'sending', sending })
    await spotlight(rafi, null)
    tutor.send({ t: 'spotlight', person: 'mitu' })
    await spotlight(rafi, 'mitu')
    mitu.send({ t: 'leave' })
    await spotlight(rafi, null)
    await joinRoom(site, await site.token('mitu', { room: 'stage' }))
    await rafi.people((people) => people.length === 3)
    await spotlight(rafi, null)
  })

  test('shows within seconds who does not answer, and forgets it when they do', async () => {
    const [tutor, mitu] = [
      await join('tutor', { room: 'silence', role: 'host' }),
      await join('mitu', { room: 'silence' }),
    ]
    const isAway = (is: boolean) =>
      mitu.people((people) => people.some((each) => each.role === 'host' && each.isAway === is))
    await isAway(false)
    tutor.pause()
    await isAway(true)
    tutor.resume()
    await isAway(false)
  })

  test('passes on a message once, and confirms it when it is sent again', async () => {
    const [mitu, rafi] = [await join('mitu', { room: 'chat' }), await join('rafi', { room: 'chat' })]
    await mitu.people((people) => people.length === 2)
    const id = mitu.say('Is this one right?')
    assert.equal((await rafi.next('chat')).message.text, 'Is this one right?')
    mitu.say('Is this one right?', id)
    assert.equal((await mitu.next('chat')).message.id, (await mitu.next('chat')).message.id)
    assert.equal(site.reports.filter((report) => report.type === 'said' && report.id === id).length, 1)
  })

  test('lets a person continue in another window, and notifies the old one', async () => {
    const old = await join('mitu', { room: 'windows' })
    await old.next('offer')
    const recent = await join('mitu', { room: 'windows' })
    assert.equal(await refusalOf(old), 'replaced')
    assert.equal((await recent.people((people) => people.length > 0)).length, 1)
  })

  test('asks only the sender of an answer that does not fit to join again', async () => {
    const mitu = await join('mitu', { room: 'answers' })
    const rafi = await join('rafi', { room: 'answers' })
    await rafi.next('offer')
    const process = site.rooms.pid()
    rafi.send({ t: 'answer', sdp: 'nonsense' })
    await rafi.next('restart')
    await mitu.people((people) => people.some(({ id, isAway }) => id === 'rafi' && isAway))
    assert.equal(site.rooms.pid(), process)
  })

  test('closes a socket that sends too much, too often or nonsense, and refuses other sites', async () => {
    const codeAfter = async (...messages: (string | Buffer)[]) => {
      const socket = await openSocket(site)
      const closed = new Promise<number>((resolve) => socket.once('close', resolve))
      for (const message of messages) socket.send(message)
      return closed
    }
    const [normal, policy, tooLarge] = [1005, 1008, 1009]
    assert.equal(await codeAfter('x'.repeat(70_000)), tooLarge)
    assert.equal(await codeAfter(Buffer.from('{}')), policy)
    assert.equal(await codeAfter('{"t":"join"}'), normal)
    assert.equal(await codeAfter(...Array<string>(100).fill('{"t":"leave"}')), policy)
    await assert.rejects(openSocket(site, 'https://other.example'), /403/)
    await assert.rejects(openSocket(site, ''), /403/)
  })

  test('restarts after being killed, notifies everybody, and accepts earlier unused tokens', async () => {
    const used = await site.token('mitu', { room: 'killed' })
    const mitu = await joinRoom(site, used)
    await mitu.next('offer')
    const unused = await site.token('rafi', { room: 'another' })
    process.kill(site.rooms.pid()!, 'SIGKILL')
    await mitu.next('restart')
    assert.equal(await refusalOf(await joinRoom(site, used)), 'token')
    const rafi = await joinRoom(site, unused)
    await rafi.next('offer')
    const { restarts, isWorking } = site.rooms.figures()
    assert.deepEqual([restarts > 0, isWorking], [true, true])
    rafi.close()
    const raised = Date.now() - 60_000
    const remembered = { hand: raised, recording: 1, spotlight: 'mitu' }
    const back = await joinRoom(site, await site.token('mitu', { room: 'killed' }), remembered)
    const people = await back.people((all) => all.length === 1)
    assert.equal(people[0]!.hand, raised)
    // Only a host's word counts for a recording and the stage.
    const { recording, spotlight } = await back.next('room')
    assert.deepEqual([recording, spotlight], [null, null])
    const tutor = await site.token('tutor', { room: 'killed', role: 'host' })
    await joinRoom(site, tutor, { ...remembered, hand: null })
    await until(() => back.spotlight() === 'mitu')
  })
})
