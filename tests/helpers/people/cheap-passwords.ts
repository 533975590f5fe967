// Imported by servers under test, or preloaded into them (`node --import`): hashing a password takes a tenth of a second
// on purpose, and tests hash hundreds. Products that tests start as processes of their own keep the full cost.
import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto
type Done = (error: Error | null, key: Buffer) => void

crypto.scrypt = ((password: string, salt: string, length: number, options: ScryptOptions, done: Done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt
// The packages import it by name.
syncBuiltinESMExports()
