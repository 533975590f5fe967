// Stamps one PDF in a separate process, to keep memory and CPU free for requests.
//
//   node stamp-process.ts <source> <target> <text>
import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { stampPdf } from './stamp-pdf.ts'

const LOW_PRIORITY = 10

setPriority(LOW_PRIORITY)
// Exits with the server, however it ended.
const endWithServer = () => process.exit(1)
process.on('disconnect', endWithServer)
const [source = '', target = '', text = ''] = process.argv.slice(2)
await writeFile(target, await stampPdf(await readFile(source), text))
process.off('disconnect', endWithServer)
process.disconnect()
