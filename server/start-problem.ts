// Finds what would prevent startup. The setup runs the same checks before it installs and builds.
import type { Config } from './config.ts'

const START_CHECKS = new URL('../scripts/start-checks.mjs', import.meta.url).href

/** Undefined if nothing prevents it. */
export async function startProblem({ port, host, dataDir }: Config): Promise<string | undefined> {
  const checks = (await import(START_CHECKS)) as { startProblem(env: object): Promise<string | undefined> }
  return checks.startProblem({ PORT: port, HOST: host, DATA_DIR: dataDir })
}
