// `npm run abuse`: everything a rude client might do, at length; `npm test` tries the same in short. Takes the parts to
// run by name, all unless told, and how many requests to make up, 10,000 unless told: `npm run abuse -- fuzz 2000`.
import { access } from './access.ts'
import { floods } from './floods.ts'
import { fuzz } from './fuzz.ts'
import { scripts } from './scripts.ts'
import { tell, wrongSoFar } from './tell.ts'
import { uploads } from './uploads.ts'

const asked = process.argv.slice(2)
const count = Number(asked.find((word) => /^\d+$/.test(word)) ?? 10_000)
const parts: Record<string, () => Promise<void>> = {
  access: () => access(tell),
  fuzz: () => fuzz(tell, count),
  scripts: () => scripts(tell),
  floods: () => floods(tell),
  uploads: () => uploads(tell),
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
