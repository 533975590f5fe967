// `npm run doctor`: asks every service of the installation whether it works, and says what to do where one does not. The
// environment variables are those of the product. Exit code 1 if anything failed.
import { configWarnings } from '../server/config-warnings.ts'
import { ConfigError, readConfig, type Config } from '../server/config.ts'
import { checkCards } from './doctor/cards.ts'
import { checkDatabase } from './doctor/database.ts'
import { checkFiles } from './doctor/files.ts'
import { failed, ok, warning, type Finding } from './doctor/finding.ts'
import { checkIdentity, checkThirdParty } from './doctor/identity.ts'
import { checkMail } from './doctor/mail.ts'
import { withoutSecrets } from './doctor/secrets.ts'
import { checkSeller } from './doctor/seller.ts'
import { checkTexts } from './doctor/texts.ts'

const CHECKS: Record<string, (config: Config) => Promise<Finding | null>> = {
  database: checkDatabase,
  mail: checkMail,
  files: checkFiles,
  cards: checkCards,
  identity: checkIdentity,
  'third party': checkThirdParty,
  texts: checkTexts,
  seller: checkSeller,
}

type Line = [name: string, finding: Finding]

async function examine(): Promise<{ lines: Line[]; hide: (text: string) => string }> {
  let config: Config
  try {
    config = readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { lines: [['settings', failed(error.message)]], hide: (text) => text }
  }
  const where = config.publicUrl ?? `http://${config.host}:${config.port}`
  const warnings = configWarnings(config)
  const settings = warnings.length ? warnings.map(warning) : [ok(`${config.mode} mode at ${where}`)]
  const checked = await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
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
// Connections that are kept alive would hold the process open.
process.exit(lines.some(([, { state }]) => state === 'failed') ? 1 : 0)
