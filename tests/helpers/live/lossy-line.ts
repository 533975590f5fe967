// A UDP proxy in front of a port of this machine that loses a share of the packets each way, or has a narrow uplink with a queue.
import { createSocket, type Socket } from 'node:dgram'

const QUEUE_MS = 400

export type LossyLine = {
  port: number
  /** A share from 0 to 1. */
  loss: number
  /** Bits per second from each client. Undefined for no limit. */
  uplink: number | undefined
  close(): void
}

export async function openLossyLine(target: number, host: string): Promise<LossyLine> {
  const links = new Map<number, { socket: Socket; freeMs: number }>()
  const door = createSocket('udp4')
  const linkOf = (port: number, address: string) => {
    const existing = links.get(port)
    if (existing) return existing
    const socket = createSocket('udp4')
    socket.on('message', (message) => {
      if (Math.random() >= line.loss) door.send(message, port, address)
    })
    const link = { socket, freeMs: 0 }
    links.set(port, link)
    return link
  }
  door.on('message', (message, { port, address }) => {
    const link = linkOf(port, address)
    if (Math.random() < line.loss) return
    if (line.uplink === undefined) return link.socket.send(message, target, host)
    const nowMs = performance.now()
    link.freeMs = Math.max(link.freeMs, nowMs)
    if (link.freeMs - nowMs > QUEUE_MS) return
    link.freeMs += (message.length * 8000) / line.uplink
    setTimeout(() => link.socket.send(message, target, host), link.freeMs - nowMs)
  })
  await new Promise<void>((resolve) => door.bind(0, resolve))
  const line: LossyLine = {
    port: door.address().port,
    loss: 0,
    uplink: undefined,
    close() {
      door.close()
      for (const { socket } of links.values()) socket.close()
    },
  }
  return line
}
