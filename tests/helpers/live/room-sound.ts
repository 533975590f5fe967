// A person in a room who speaks all the time, whatever the room says, and counts the packets of sound that arrive.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromSound } from './room-sound-process.ts'
import type { RoomClient } from './room-client.ts'

const SCRIPT = fileURLToPath(new URL('./room-sound-process.ts', import.meta.url))

export type Sound = { sent(): number; heard(): number; close(): void }

export async function sendSound(client: RoomClient): Promise<Sound> {
  const { sdp } = await client.next('offer')
  const child = fork(SCRIPT)
  let counts = { sent: 0, heard: 0 }
  child.on('message', (message: FromSound) => {
    if ('answer' in message) client.send({ t: 'answer', sdp: message.answer })
    else counts = message
  })
  child.send(sdp)
  return { sent: () => counts.sent, heard: () => counts.heard, close: () => void child.kill() }
}
