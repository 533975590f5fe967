import { createHash } from 'node:crypto'

const ID = /\/ID \[<([0-9A-F]{32})> <\1>\]/

/** @libpdf/core names each file at random; here the content names it, so that making it again changes nothing. */
export function withStableId(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString('latin1')
  const hash = createHash('sha256').update(text.replace(ID, '')).digest('hex').slice(0, 32).toUpperCase()
  return Buffer.from(text.replace(ID, `/ID [<${hash}> <${hash}>]`), 'latin1')
}
