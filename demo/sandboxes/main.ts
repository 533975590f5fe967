// The demo's payment sandboxes in one process, started by the demo and ended with it, however the demo ends.
import type { Installation } from '../card-sandbox/installation.ts'
import { startSandbox } from '../card-sandbox/sandbox.ts'
import { bkash } from '../gateways/bkash.ts'
import { startGateway } from '../gateways/gateway.ts'
import { sslcommerz } from '../gateways/sslcommerz.ts'
import { serveOnOwnPort } from './own-port.ts'
import type { SandboxArguments, SandboxName } from './start-sandboxes.ts'

if (process.env.PORUA_MODE !== 'demo') throw new Error('A payment sandbox runs in demo mode only.')
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group, but the shop still needs the sandboxes while it shuts down.
process.on('SIGINT', () => {})

const { dirs, card, mayMove } = JSON.parse(process.argv[2]!) as SandboxArguments & { mayMove: boolean }
const starts: Record<SandboxName, (dir: string, installation: Installation) => Promise<unknown>> = {
  card: (dir, installation) => startSandbox({ ...card, dir, installation }),
  bkash: (dir, installation) => startGateway({ dir, installation, protocol: bkash }),
  sslcommerz: (dir, installation) => startGateway({ dir, installation, protocol: sslcommerz }),
}
const serve = ([name, dir]: [SandboxName, string]) =>
  serveOnOwnPort({ name, dir, mayMove, start: (installation) => starts[name](dir, installation) })
await Promise.all((Object.entries(dirs) as [SandboxName, string][]).map(serve))
