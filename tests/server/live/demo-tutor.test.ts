// The program that teaches the demo's open class.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { keepOpen } from '#demo/live/open-class.ts'
import { startTutor } from '#demo/live/tutor.ts'
import type { FromBrowser } from '#contract/calls/live/room.ts'
import type { RoomReport, Rooms } from '#server/adapters/rooms/rooms.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'
import { until } from '../../helpers/until.ts'

describe('the tutor of the demo', () => {
  let server: TestServer
  let room: WebSocketServer

  before(async () => {
    server = await startTestServer()
    room = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await new Promise((resolve) => room.once('listening', resolve))
  })
  after(async () => {
    room.close()
    await server.close()
  })

  it('comes as host when somebody joins the open class, greets, and goes when nobody is left', async () => {
    const { db, log, now } = server.deps
    let report: (report: RoomReport) => void = () => {}
    const rooms = {
      enter: async (_: unknown, { role }: { role: string }) => ({ kind: 'room', token: role, path: '/', ice: [] }),
      onReport: (listener: typeof report) => void (report = listener),
    } as unknown as Rooms
    const said: FromBrowser[] = []
    let tutor: WebSocket | undefined
    room.on('connection', (socket) => {
      tutor = socket
      socket.on('message', (data: Buffer) => said.push(JSON.parse(data.toString()) as FromBrowser))
    })
    const { port } = room.address() as AddressInfo
    const stop = startTutor({ db, rooms, log, now, address: `127.0.0.1:${port}`, publicUrl: server.url })
    const open = await keepOpen(db, now())
    const of = { room: open!.session, person: 'visitor', at: now().getTime() }
    await until(() => {
      report({ type: 'joined', ...of })
      return said.length > 0
    })
    const [join] = said
    assert.ok(join?.t === 'join' && join.token === 'host' && join.sending.mic && join.sending.screen)
    report({ type: 'left', ...of })
    await until(() => tutor?.readyState === tutor?.CLOSED)
    await stop()
  })
})
