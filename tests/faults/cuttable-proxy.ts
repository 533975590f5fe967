// A proxy to the database that can be cut: connections break, and new ones fail until it is restored.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type CuttableProxy = { port: number; cut(): void; restore(): void; close(): void }

export async function startCuttableProxy(toPort: number): Promise<CuttableProxy> {
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    near.on('error', () => {})
    if (isCut) return near.destroy()
    const far = connect(toPort, '127.0.0.1')
    far.on('error', () => {})
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.once('close', () => {
        ends.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    restore: () => void (isCut = false),
    close() {
      cut()
      server.close()
    },
  }
}
