// Opens the data folder, reports that, and holds it until killed.
import { openEmbedded } from '#server/db/embedded/index.ts'

const [dir, template] = process.argv.slice(2)
await openEmbedded({ dir: dir!, template })
process.stdout.write('holding\n')
