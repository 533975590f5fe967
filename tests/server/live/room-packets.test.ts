// The packets of rooms, tested with fixed bytes.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, test } from 'node:test'
import { crc32 } from 'node:zlib'
import { Line } from '#server/adapters/rooms/embedded/line.ts'
import { answerFrom } from '#server/adapters/rooms/embedded/answer.ts'
import { offerOf } from '#server/adapters/rooms/embedded/offer.ts'
import {
  readRtcp,
  writeNack,
  writePli,
  writeReports,
  writeTransportFeedback,
} from '#server/adapters/rooms/embedded/rtcp.ts'
import { findExtension, readHeader, startsKeyFrame, unwrap } from '#server/adapters/rooms/embedded/rtp.ts'
import { Slot } from '#server/adapters/rooms/embedded/slot.ts'
import { Source } from '#server/adapters/rooms/embedded/source.ts'
import { repairCheck } from '#server/adapters/rooms/embedded/stun-door.ts'
import { TransportArrivals } from '#server/adapters/rooms/embedded/transport-arrivals.ts'
import { Voices } from '#server/adapters/rooms/embedded/voices.ts'

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** Sequence 0x1234, time 0x11223344, stream 0xaabbccdd; loudness 20 as extension 1, the transport's number 9 as 3. */
const SOUND = '906f 1234 11223344 aabbccdd bede0002 10 14 00 31 0009 0000 f00d'

/** A packet of a picture; a key frame begins with descriptor 10 and an even byte. */
const picture = (sequence: number, isKeyFrame = false, ssrc = 7): Buffer => {
  const packet = hex(`8060 0000 00000000 00000000 10 ${isKeyFrame ? '00' : '01'} 00`)
  packet.writeUInt16BE(sequence & 0xffff, 2)
  packet.writeUInt32BE(sequence * 10, 4)
  packet.writeUInt32BE(ssrc, 8)
  return packet
}

test('an answer only leads to the internet and to its sender, never into our own network', () => {
  const candidate = (address: string) => `a=candidate:1 1 UDP 2122317823 ${address} 50000 typ host`
  const kept = ['8.8.8.8', '2a00:1450:4001:82b::200e']
  const dropped = [
    '127.0.0.1',
    '10.0.0.7',
    '172.16.4.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::2',
    '64:ff9b::7f00:1',
    'localhost',
    '3f2c1f0e-8d41-4b5c-9f0e-6f1f2d3c4b5a.local',
    '0x7f000001',
  ]
  const answer = (addresses: string[]) =>
    ['v=0', 'm=audio 9 UDP/TLS/RTP/SAVPF 111', ...addresses.map((each) => candidate(each)), 'a=mid:up-a', ''].join(
      '\r\n',
    )
  assert.equal(answerFrom(answer([...dropped, ...kept]), '203.0.113.9'), answer(kept))
  for (const own of ['127.0.0.1', '192.168.1.1', 'fd00::2', '::1']) {
    assert.equal(answerFrom(answer(dropped), own), answer([own]), own)
  }
  assert.equal(answerFrom(answer(dropped), '::ffff:192.168.1.1'), answer(['192.168.1.1']))
  assert.equal(answerFrom(answer(dropped), ''), answer([]))
  const odd = [
    'a=candidate:1 1 TCP 1 8.8.8.8 9 typ host',
    'a=candidate:x',
    ' a=candidate:1 1 UDP 1 127.0.0.1 9 typ host',
    candidate('::ffff:127.0.0.1'),
  ]
  for (const line of odd) assert.equal(answerFrom(`v=0\n${line}\r`, '203.0.113.9'), 'v=0\r\n', line)
})

describe('RTP packets', () => {
  test('are read with their extensions', () => {
    const packet = hex(SOUND)
    const header = readHeader(packet)!
    assert.deepEqual(header, { sequence: 0x1234, timestamp: 0x11223344, ssrc: 0xaabbccdd, payloadAt: 24 })
    assert.equal(packet[findExtension(packet, 1, header.payloadAt)], 20)
    assert.equal(packet.readUInt16BE(findExtension(packet, 3, header.payloadAt)), 9)
    assert.equal(findExtension(packet, 2, header.payloadAt), 0)
  })

  test('that are shorter than they say are refused', () => {
    const whole = hex(SOUND)
    for (let length = 0; length < 24; length++) assert.equal(readHeader(whole.subarray(0, length)), null)
    assert.equal(readHeader(hex('10000000 00000000 00000000')), null)
  })

  test('begin a key frame only at its first packet, whatever its descriptor holds', () => {
    const frames: [bytes: string, isKeyFrame: boolean][] = [
      ['10 00', true],
      ['10 01', false],
      ['00 00', false],
      ['11 00', false],
      ['90 80 8001 00', true],
      ['90 80 01 00', true],
      ['90 e0 8001 02 00 00', true],
      ['90 e0 8001 02 00 01', false],
      ['10', false],
    ]
    for (const [bytes, isKeyFrame] of frames) assert.equal(startsKeyFrame(hex(bytes), 0), isKeyFrame, bytes)
  })

  test('are counted across the wrap of their numbers', () => {
    assert.equal(unwrap(2, 0x1fffe), 0x20002)
    assert.equal(unwrap(0xfffe, 0x20002), 0x1fffe)
  })
})

describe('RTCP packets', () => {
  test('are read from one datagram, up to what is cut off', () => {
    const nack = '81cd0003 00000001 00000007 0010 8001'
    const report = '81c90007 00000001 00000007 40 000003 00010005 00000000 00000000 00000000'
    const sender = '80c80006 00000007 0000aaaa bbbb0000 00000000 00000000 00000000'
    const items = readRtcp(hex(`${report} ${nack} ${sender} 81ce0002 00000001 00000007 81ce00ff 00000001`))
    assert.deepEqual(items, [
      { type: 'report', block: { ssrc: 7, fractionLost: 0.25, highest: 0x10005 } },
      { type: 'nack', ssrc: 7, sequences: [0x10, 0x11, 0x20] },
      { type: 'sender', ssrc: 7, clock: 0xaaaabbbb },
      { type: 'key-frame', ssrc: 7 },
    ])
  })

  test('ask for a key frame, for lost packets and for less', () => {
    assert.equal(writePli(7).toString('hex'), hex('81ce0002 00000001 00000007').toString('hex'))
    assert.equal(
      writeNack(7, [16, 0xffff]).toString('hex'),
      hex('81cd0004 00000001 00000007 00100000 ffff0000').toString('hex'),
    )
    const reception = {
      ssrc: 7,
      fractionLost: 0.25,
      lost: 3,
      highest: 0x10005,
      senderClock: 0xaaaabbbb,
      senderAgeMs: 1000,
    }
    const report = '81c90007 00000001 00000007 40000003 00010005 00000000 aaaabbbb 00010000'
    const remb = '8fce0005 00000001 00000000 52454d42 01 0e49f0 00000007'
    assert.equal(writeReports([reception], 1_200_000).toString('hex'), hex(report + remb).toString('hex'))
  })

  test('report when packets arrived, including late, lost and reordered ones', () => {
    const arrivals = new TransportArrivals()
    assert.equal(arrivals.take(), null)
    for (const [sequence, ms] of [
      [0xffff, 64],
      [1, 65],
      [0, 66],
      [3, 200],
    ] as const)
      arrivals.note(sequence, ms)
    // Five packets from 65535 on, of which the fourth is missing; reference time 1, feedback 0.
    const body = hex('ffff 0005 000001 00 d620 00 08 fffc 021c')
    assert.equal(arrivals.take()?.toString('hex'), body.toString('hex'))
    assert.equal(writeTransportFeedback(7, body).length % 4, 0)
  })
})

describe('a source', () => {
  test('requests missing packets once, and counts resent ones as lost', () => {
    const sent: Buffer[] = []
    const source = new Source('video', { send: (rtcp) => sent.push(rtcp) })
    for (const [sequence, nowMs] of [
      [10, 0],
      [13, 1],
      [11, 2],
      [12, 3],
    ] as const)
      source.receive(picture(sequence), nowMs)
    assert.deepEqual(
      sent.flatMap((rtcp) => readRtcp(rtcp)),
      [{ type: 'nack', ssrc: 7, sequences: [11, 12] }],
    )
    const { fractionLost, lost, highest } = source.report(4)!
    assert.deepEqual([fractionLost, lost, highest], [0.5, 2, 13])
    assert.equal(source.report(5)!.fractionLost, 0)
  })

  test('reports its loudness and the number of its packets', () => {
    const heard: number[] = []
    const source = new Source('audio', {
      send: () => {},
      onLoudness: (loudness) => heard.push(loudness),
      onTransportSequence: (sequence) => heard.push(sequence),
    })
    source.receive(hex(SOUND), 0)
    source.receive(hex('9000'), 0)
    assert.deepEqual(heard, [9, 20])
  })
})

describe('a slot', () => {
  const open = () => {
    const sent: { sequence: number; timestamp: number; ssrc: number }[] = []
    const losses: [number, number][] = []
    const slot = new Slot('video', 99, {
      send: (bytes) => {
        const { sequence, timestamp, ssrc } = readHeader(bytes)!
        sent.push({ sequence, timestamp, ssrc })
      },
      onLoss: (expected, fractionLost) => losses.push([expected, fractionLost]),
    })
    return { slot, sent, losses }
  }

  test('changes its source at a key frame, and continues as one stream', () => {
    const { slot, sent } = open()
    const [one, other] = [new Source('video', { send: () => {} }), new Source('video', { send: () => {} })]
    slot.attach(one, 0)
    one.receive(picture(500), 0)
    one.receive(picture(501, true), 0)
    one.receive(picture(502), 66)
    slot.attach(other, 100)
    one.receive(picture(503), 100)
    other.receive(picture(9), 110)
    other.receive(picture(10, true), 166)
    // This packet is late, and older than the key frame.
    other.receive(picture(8), 170)
    assert.deepEqual(
      sent.map(({ sequence }) => sequence),
      [1, 2, 3],
    )
    assert.deepEqual(new Set(sent.map(({ ssrc }) => ssrc)), new Set([99]))
    assert.equal(sent[2]!.timestamp - sent[1]!.timestamp, 100 * 90)
  })

  test('sends again what it still has, and asks the source for the rest', () => {
    const { slot, sent } = open()
    const asked: Buffer[] = []
    const source = new Source('video', { send: (rtcp) => asked.push(rtcp) })
    slot.attach(source, 0)
    for (const sequence of [500, 501, 503]) source.receive(picture(sequence, sequence === 500), 0)
    slot.receive(writeNack(99, [2, 3]), 100)
    assert.deepEqual(
      sent.map(({ sequence }) => sequence),
      [1, 2, 4, 2],
    )
    const nacks = asked.flatMap((rtcp) => readRtcp(rtcp)).filter((item) => item.type === 'nack')
    assert.deepEqual(
      nacks.map(({ sequences }) => sequences),
      [[502], [502]],
    )
  })

  test('notes the loss that the browser reports for this stream alone', () => {
    const { slot, losses } = open()
    const report = (ssrc: string, highest: string) =>
      hex(`81c90007 00000001 ${ssrc} 40 000003 ${highest} 00000000 00000000 00000000`)
    slot.receive(report('00000063', '00000010'), 0)
    slot.receive(report('00000063', '00000074'), 0)
    slot.receive(report('00000064', '00000090'), 0)
    assert.deepEqual(losses, [[100, 0.25]])
  })
})

describe('a line', () => {
  test('falls back to sound under heavy loss, and recovers automatically', () => {
    const line = new Line()
    const after = (seconds: number, loss: number, startMs: number) => {
      const levels = [line.level]
      for (let ms = startMs; ms < startMs + seconds * 1000; ms += 3000) {
        line.note(100, loss)
        if (line.judge(ms)) levels.push(line.level)
      }
      return levels
    }
    assert.deepEqual(after(30, 0.05, 0), [0])
    assert.deepEqual(after(15, 0.25, 30_000), [0, 1, 2, 3])
    // One bad period is one reason to wait, no matter how far the rate fell.
    assert.deepEqual(after(45, 0, 45_000), [3, 2, 1, 0])
  })

  test('waits longer each time that it rose too early, and forgets that after a good while', () => {
    const line = new Line()
    let ms = 0
    const secondsUntil = (level: number, loss: number) => {
      const beganMs = ms
      while (line.level !== level) {
        line.note(100, loss)
        line.judge((ms += 3000))
      }
      return (ms - beganMs) / 1000
    }
    secondsUntil(1, 0.25)
    const waits = [1, 2, 3].map(() => {
      const seconds = secondsUntil(0, 0)
      secondsUntil(1, 0.25)
      return seconds
    })
    assert.deepEqual(waits, [12, 21, 42])
    secondsUntil(0, 0)
    ms += 300_000
    secondsUntil(1, 0.25)
    assert.equal(secondsUntil(0, 0), 12)
  })
})

describe('voices', () => {
  test('are the first four, until one of them has been quiet for a while', () => {
    const voices = new Voices<string>()
    const places = ['a', 'b', 'c', 'd', 'e'].map((speaker) => voices.receiveAudio(speaker, 30, 0))
    assert.deepEqual(places, [0, 1, 2, 3, null])
    for (const speaker of ['a', 'c', 'd']) voices.receiveAudio(speaker, 30, 900)
    assert.equal(voices.receiveAudio('quiet', 90, 900), null)
    assert.equal(voices.receiveAudio('e', 30, 900), 1)
    assert.deepEqual(voices.speaking(950), ['a', 'e', 'c', 'd'])
    voices.remove('c')
    assert.deepEqual(voices.places, ['a', 'e', null, 'd'])
  })
})

describe('an offer', () => {
  const sdp = [
    'v=0',
    'a=candidate:1 1 UDP 2122317823 192.168.1.5 40000 typ host',
    'a=candidate:2 1 UDP 2122317567 10.0.0.5 40000 typ host',
    'a=end-of-candidates',
  ].join('\r\n')

  test('names the address that reaches the machine from outside, once', () => {
    const publicAddress = { address: '203.0.113.9', port: 50_000 }
    const lines = offerOf(sdp, { port: 40_000, publicAddress }, false).split('\r\n')
    assert.deepEqual(lines, ['v=0', 'a=candidate:1 1 UDP 2122317823 203.0.113.9 50000 typ host', 'a=end-of-candidates'])
  })

  test('names the other port to those who come over TURN', () => {
    assert.match(offerOf(sdp, { port: 40_000 }, true), /192\.168\.1\.5 40001 .*\r\n.*10\.0\.0\.5 40001/)
  })
})

test('a connectivity check with a tie-breaker of zero is signed again', () => {
  const password = 'a password of ICE'
  const check = (tieBreaker: number) => {
    const message = hex(
      `0001 0000 2112a442 000102030405060708090a0b 0006 0003 613a6200 8029 0008 000000000000000${tieBreaker} 0008 0014 ${'00'.repeat(20)} 8028 0004 00000000`,
    )
    message.writeUInt16BE(message.length - 8 - 20, 2)
    const integrityAt = message.length - 8 - 20
    createHmac('sha1', password)
      .update(message.subarray(0, integrityAt - 4))
      .digest()
      .copy(message, integrityAt)
    message.writeUInt16BE(message.length - 20, 2)
    message.writeUInt32BE((crc32(message.subarray(0, message.length - 8)) ^ 0x5354554e) >>> 0, message.length - 4)
    return message
  }
  const repaired = check(0)
  repairCheck(repaired, password)
  assert.equal(repaired.toString('hex'), check(1).toString('hex'))
  const other = check(5)
  repairCheck(other, password)
  assert.equal(other.toString('hex'), check(5).toString('hex'))
})
