// A mail server that accepts and records everything, for tests of what is really sent.
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type SmtpSink = {
  url: string
  /** The emails as received: headers, an empty line, the text. */
  mails: string[]
  /** While set, every recipient is refused with this text. */
  refusal: string | undefined
  close(): Promise<void>
}

export async function startSmtpSink(host = '127.0.0.1'): Promise<SmtpSink> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    converse(socket, sink)
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const sink: SmtpSink = {
    url: `smtp://${host}:${(server.address() as AddressInfo).port}`,
    mails: [],
    refusal: undefined,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return sink
}

function converse(socket: Socket, sink: SmtpSink): void {
  let waiting = ''
  let isMail = false
  const answer = (line: string) => {
    if (/^EHLO|^HELO|^RSET|^MAIL/i.test(line)) return '250 ok'
    if (/^RCPT/i.test(line)) return sink.refusal ? `550 ${sink.refusal}` : '250 ok'
    if (/^DATA/i.test(line)) return '354 go on'
    return /^QUIT/i.test(line) ? '221 bye' : '250 ok'
  }
  socket.write('220 sink\r\n')
  socket.on('data', (chunk) => {
    waiting += chunk.toString('utf8')
    for (;;) {
      const end = waiting.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = waiting.slice(0, end)
      waiting = waiting.slice(end + (isMail ? 5 : 2))
      if (isMail) sink.mails.push(text)
      socket.write(isMail ? '250 taken\r\n' : `${answer(text)}\r\n`)
      isMail = !isMail && /^DATA/i.test(text)
    }
  })
}
