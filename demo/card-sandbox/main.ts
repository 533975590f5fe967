// The sandbox as a separate process, started by the demo and ended with it, however the demo ends.
import { serveOnOwnPort } from './own-port.ts'
import { startSandbox, type SandboxOptions } from './sandbox.ts'

export type SandboxArguments = Omit<SandboxOptions, 'installation'>

const { mayMove, ...args } = JSON.parse(process.argv[2]!) as SandboxArguments & { mayMove: boolean }
await serveOnOwnPort({
  dir: args.dir,
  mayMove,
  start: (installation) => startSandbox({ ...args, installation }),
})
