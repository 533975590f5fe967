// `npm run doctor`: checks every service of the installation and says how to fix what fails. It reads the product's
// environment variables. `-- upgrade` rehearses the migrations. The exit code is 1 if anything failed.
import { ConfigError, readConfig, type Config } from '../server/config.ts'
import { checkCards } from './doctor/cards.ts'
import { checkDatabase } from './doctor/database.ts'
import { checkFiles } from './doctor/files.ts'
import { failed, type Finding } from './doctor/finding.ts'
import { checkGateways } from './doctor/gateways.ts'
import { checkIdentity, checkThirdParty } from './doctor/identity.ts'
import { checkClock, checkDisk, checkFfmpeg } from './doctor/machine.ts'
import { checkMail } from './doctor/mail.ts'
import { checkPush } from './doctor/push.ts'
import { checkRooms } from './doctor/rooms.ts'
import { withoutSecrets } from './doctor/secrets.ts'
import { checkSeller, checkProxies, checkSettings } from './doctor/settings.ts'
import { checkTexts } from './doctor/texts.ts'
import { rehearseUpgrade } from './doctor/upgrade.ts'

const CHECKS: Record<string, (config: Config) => Promise<Finding | null>> = {
  database: checkDatabase,
  mail: checkMail,
  files: checkFiles,
  cards: checkCards,
  ...checkGateways,
  identity: checkIdentity,
  'third party': checkThirdParty,
  texts: checkTexts,
  push: checkPush,
  rooms: checkRooms,
  seller: checkSeller,
  proxies: checkProxies,
  disk: checkDisk,
  ffmpeg: checkFfmpeg,
  clock: checkClock,
}
/** Checks that only run if they are named on the command line. */
const ON_DEMAND: typeof CHECKS = { upgrade: rehearseUpgrade }

type Line = [name: string, finding: Finding]

async function examine(): Promise<{ lines: Line[]; hide: (text: string) => string }> {
  let config: Config
  try {
    config = readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { lines: [['settings', failed(error.message)]], hide: (text) => text }
  }
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !ON_DEMAND[name])
  if (unknown.length)
    return { lines: [['settings', failed(`there is no check ${unknown.join(', ')}`)]], hide: (text) => text }
  const settings = checkSettings(config, process.env)
  const checked = await Promise.all(
    Object.entries(asked.length ? ON_DEMAND : CHECKS).map(async ([name, check]) => {
      const finding = await check(config).catch((error: unknown) => failed(String(error)))
      return finding ? [[name, finding] satisfies Line] : []
    }),
  )
  return {
    lines: [...settings.map((finding): Line => ['settings', finding]), ...checked.flat()],
    hide: withoutSecrets(config),
  }
}

const { lines, hide } = await examine()
for (const [name, { state, text }] of lines) {
  process.stdout.write(`${state.padEnd(7)}  ${name.padEnd(11)}  ${hide(text).replaceAll(/\s+/g, ' ')}\n`)
}
// Keep-alive connections would hold the process open.
process.exit(lines.some(([, { state }]) => state === 'failed') ? 1 : 0)
