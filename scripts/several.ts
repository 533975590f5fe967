// `npm run several`: the product as several processes behind one address, three by default (`npm run several -- 5`). It
// runs a real installation if its variables are set or, without DATABASE_URL, the demo on a temporary PostgreSQL.
import { ConfigError } from '../server/config.ts'
import { DEMO_ACCOUNTS } from '../demo/content/accounts.ts'
import { startSeveral, type Several } from './several/start-several.ts'

const count = Number(process.argv[2] ?? 3)
const env = Object.fromEntries(Object.entries(process.env).filter((pair): pair is [string, string] => Boolean(pair[1])))
if (!env.DATABASE_URL) env.PORUA_MODE = 'demo'

let several: Several | undefined
let isEnding = false
async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  console.log('Ending all processes …')
  await several?.close()
  console.log('Ended.')
  process.exit(code)
}
process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(0))

try {
  console.log(`Starting ${count} processes …`)
  several = await startSeveral({ count, port: Number(env.PORT ?? 3000), env })
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code
  if (error instanceof ConfigError) console.error(`Porua cannot start: ${error.message}`)
  else if (code === 'EADDRINUSE') console.error('Porua cannot start: the port is in use. Set PORT to another.')
  else console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

console.log(`\n  ${count} processes answer in turn at ${several.url} (the header x-process says which)`)
for (const [place, { url, child, output }] of several.products.entries()) {
  console.log(`  ${place + 1}  ${url}  pid ${child.pid}`)
  child.once('exit', () => {
    if (!isEnding) console.error(`Process ${place + 1} ended; the others go on.\n${output().slice(-1000)}`)
  })
}
if (env.PORUA_MODE === 'demo') {
  for (const { email, password, role } of DEMO_ACCOUNTS) console.log(`  ${role}  ${email} / ${password}`)
}
console.log('  Ctrl-C ends them all.')
