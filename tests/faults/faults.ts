// `npm run faults`: what may befall a server, done to the real product, at length; `npm test` tries some of it in short.
// Takes the parts to run by name, all unless told, and how often to kill it while people pay, 200 unless told:
// `npm run faults -- money 20`.
import { tell, wrongSoFar } from '../abuse/tell.ts'
import { database } from './database.ts'
import { disk } from './disk.ts'
import { ending } from './ending.ts'
import { firstStart } from './first-start.ts'
import { money } from './money.ts'
import { second } from './second.ts'
import { writes } from './writes.ts'

const asked = process.argv.slice(2)
const rounds = Number(asked.find((word) => /^\d+$/.test(word)) ?? 200)
const parts: Record<string, () => Promise<void>> = {
  start: () => firstStart(tell),
  writes: () => writes(tell),
  second: () => second(tell),
  ending: () => ending(tell),
  database: () => database(tell),
  disk: () => disk(tell),
  money: () => money(tell, rounds),
}
const unknown = asked.filter((word) => !(word in parts) && !/^\d+$/.test(word))
if (unknown.length) {
  console.log(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}
const named = asked.filter((word) => word in parts)

const began = performance.now()
for (const name of named.length ? named : Object.keys(parts)) {
  console.log(`\n${name}`)
  const partBegan = performance.now()
  await parts[name]!()
  console.log(`      ${((performance.now() - partBegan) / 1000).toFixed(0)} s`)
}
console.log(`\n${wrongSoFar()} wrong, ${((performance.now() - began) / 1000).toFixed(0)} s`)
process.exit(wrongSoFar() ? 1 : 0)
