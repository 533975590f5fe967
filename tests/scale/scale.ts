// `npm run scale`: several processes of the product on one PostgreSQL behind a proxy must behave like one. Takes the
// number of processes (default: three) and the names of the parts to run: `npm run scale -- 5 people content`.
import { readParts, secondsSince } from '../helpers/parts.ts'
import { report, failureCount } from '../helpers/report.ts'
import { addresses } from './addresses.ts'
import { belongings } from './belongings.ts'
import { openCluster } from './cluster.ts'
import { content } from './content.ts'
import { firstStart, jobs, noWarnings } from './jobs.ts'
import { killed } from './killed.ts'
import { limits } from './limits.ts'
import { money } from './money.ts'
import { people } from './people.ts'

const parts = { people, limits, content, belongings, money, jobs, killed }
const { number: count, isWanted } = readParts([...Object.keys(parts), 'addresses'], 3)

const began = performance.now()
const cluster = await openCluster(count)
try {
  await firstStart(cluster, report)
  for (const [name, part] of Object.entries(parts)) {
    if (!isWanted(name)) continue
    console.log(`\n${name}`)
    await part(cluster, report)
  }
  noWarnings(cluster, report)
} finally {
  await cluster.close()
}
if (isWanted('addresses')) {
  console.log('\naddresses')
  await addresses(count, report)
}
console.log(`\n${count} processes: ${failureCount()} wrong, ${secondsSince(began)} s`)
process.exit(failureCount() ? 1 : 0)
