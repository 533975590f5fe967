// Opens the data folder, says so, and holds it until it is killed.
import { openEmbedded } from '#server/db/embedded/index.ts'

const [dir, template] = process.argv.slice(2)
await openEmbedded({ dir: dir!, template })
process.stdout.write('holding\n')
