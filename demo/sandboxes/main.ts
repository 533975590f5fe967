// The demo's payment sandboxes in one process, which the demo starts and which ends with it, however the demo ends.
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { Installation } from '../card-sandbox/installation.ts'
import { startSandbox } from '../card-sandbox/sandbox.ts'
import { startGateway } from '../gateways/gateway.ts'
import { serveOnOwnPort } from './own-port.ts'
import { SANDBOXES } from './sandboxes.ts'
import type { SandboxArguments } from './start-sandboxes.ts'

if (process.env.PORUA_MODE !== 'demo') throw new Error('A payment sandbox runs in demo mode only.')
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group, but the shop still needs the sandboxes while it shuts down.
process.on('SIGINT', () => {})

const { dirs, card, mayMove } = JSON.parse(process.argv[2]!) as SandboxArguments & { mayMove: boolean }
const start = (name: PaymentMethod, dir: string, installation: Installation): Promise<unknown> => {
  const { protocol } = SANDBOXES[name]
  return protocol ? startGateway({ dir, installation, protocol }) : startSandbox({ ...card, dir, installation })
}
const serve = ([name, dir]: [PaymentMethod, string]) =>
  serveOnOwnPort({ name, dir, mayMove, start: (installation) => start(name, dir, installation) })
await Promise.all((Object.entries(dirs) as [PaymentMethod, string][]).map(serve))
