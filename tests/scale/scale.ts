// `npm run scale`: several processes of the product on one PostgreSQL behind a proxy, and whether anybody notices. Takes
// the number of processes, three unless told, and parts by name: `npm run scale -- 5 people content`.
import { tell, wrongSoFar } from '../abuse/tell.ts'
import { addresses } from './addresses.ts'
import { belongings } from './belongings.ts'
import { openCluster } from './cluster.ts'
import { content } from './content.ts'
import { firstStart, jobs, quiet } from './jobs.ts'
import { killed } from './killed.ts'
import { limits } from './limits.ts'
import { money } from './money.ts'
import { people } from './people.ts'

const asked = process.argv.slice(2)
const count = Number(asked.find((word) => /^\d+$/.test(word)) ?? 3)
const parts = { people, limits, content, belongings, money, jobs, killed }
const isWanted = (name: string) => asked.every((word) => /^\d+$/.test(word)) || asked.includes(name)

const began = performance.now()
const cluster = await openCluster(count)
try {
  await firstStart(cluster, tell)
  for (const [name, part] of Object.entries(parts)) {
    if (!isWanted(name)) continue
    console.log(`\n${name}`)
    await part(cluster, tell)
  }
  quiet(cluster, tell)
} finally {
  await cluster.close()
}
if (isWanted('addresses')) {
  console.log('\naddresses')
  await addresses(count, tell)
}
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(`\n${count} processes: ${wrongSoFar()} wrong, ${seconds} s`)
process.exit(wrongSoFar() ? 1 : 0)
