// Promotes the first administrator of an installation: npm run admin -- someone@example.com. The person must have
// registered, and the rights apply from the first login after the email is confirmed. Promote others on the All Users
// page.
import { ConfigError, readConfig } from '../server/config.ts'
import { FolderInUseError } from '../server/db/embedded/index.ts'
import { createLog } from '../server/http/log.ts'
import { COMMAND_LINE } from '../server/db/audit.ts'
import { promote, type Promotion } from '../server/modules/people/accounts/promote.ts'
import { openConfigured } from '../server/open-database.ts'

const WORDS: Record<Promotion, (email: string) => string> = {
  promoted: (email) => `${email} is an administrator now.`,
  already: (email) => `${email} is an administrator already.`,
  waiting: (email) =>
    `${email} is an administrator from the first login with a confirmed email: open the link in the email, then log in again.`,
  unknown: (email) => `Nobody has registered as ${email}: register on the site first.`,
}

async function run(email: string): Promise<Promotion> {
  const { db, close } = await openConfigured(readConfig(process.env), createLog('silent'))
  try {
    return await db.transaction((tx) => promote(tx, email, COMMAND_LINE, new Date()))
  } finally {
    await close()
  }
}

function say(line: string, isSuccess: boolean): void {
  const stream = isSuccess ? process.stdout : process.stderr
  stream.write(`${line}\n`)
  process.exitCode = isSuccess ? 0 : 1
}

const email = process.argv[2]?.trim().toLowerCase()
if (!email?.includes('@')) {
  say('Say whom: npm run admin -- someone@example.com', false)
} else {
  try {
    const outcome = await run(email)
    say(WORDS[outcome](email), outcome !== 'unknown')
  } catch (error) {
    if (error instanceof FolderInUseError)
      say('Porua is running on this data folder: stop it first, then try again.', false)
    else if (error instanceof ConfigError) say(error.message, false)
    else throw error
  }
}
