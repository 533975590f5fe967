// Writes an ID3 tag that names the book, the chapter and the buyer. It replaces the recording's own tag.

export type Tags = { title: string; book: string; track: number; owner: string; comment: string }

const UTF16 = 1
const BOM = Buffer.from([0xff, 0xfe])

export function tagOf({ title, book, track, owner, comment }: Tags): Buffer {
  const body = Buffer.concat([
    frame('TIT2', text(title)),
    frame('TALB', text(book)),
    frame('TRCK', text(String(track))),
    frame('TOWN', text(owner)),
    // The language, an empty description, and the text.
    frame('COMM', Buffer.concat([Buffer.from([UTF16]), Buffer.from('und'), BOM, Buffer.alloc(2), utf16(comment)])),
  ])
  const head = Buffer.from('ID3\u0003\u0000\u0000....', 'latin1')
  // The length is stored in groups of seven bits.
  for (const [index, shift] of [21, 14, 7, 0].entries()) head[6 + index] = (body.length >> shift) & 0x7f
  return Buffer.concat([head, body])
}

const utf16 = (words: string) => Buffer.concat([BOM, Buffer.from(words, 'utf16le')])

const text = (words: string) => Buffer.concat([Buffer.from([UTF16]), utf16(words)])

function frame(id: string, content: Buffer): Buffer {
  const head = Buffer.alloc(10)
  head.write(id, 'latin1')
  head.writeUInt32BE(content.length, 4)
  return Buffer.concat([head, content])
}
