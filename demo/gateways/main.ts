// A gateway sandbox as a separate process, started by the demo and ended with it.
import { serveOnOwnPort } from '../card-sandbox/own-port.ts'
import { bkash } from './bkash.ts'
import { startGateway } from './gateway.ts'
import { sslcommerz } from './sslcommerz.ts'

const PROTOCOLS = { bkash, sslcommerz }

export type GatewayArguments = { dir: string; name: keyof typeof PROTOCOLS }

const { dir, name, mayMove } = JSON.parse(process.argv[2]!) as GatewayArguments & { mayMove: boolean }
await serveOnOwnPort({
  dir,
  mayMove,
  start: (installation) => startGateway({ dir, installation, protocol: PROTOCOLS[name] }),
})
