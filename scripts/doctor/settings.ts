// Describes the environment and points out likely mistakes.
import { configWarnings } from '../../server/config-warnings.ts'
import { VARIABLES, type Config } from '../../server/config.ts'
import { ok, warning, type Finding } from './finding.ts'

export function checkSettings(config: Config, environment: NodeJS.ProcessEnv): Finding[] {
  const where = config.publicUrl ?? `http://${config.host}:${config.port}`
  const warnings = [...configWarnings(config), ...mistyped(Object.keys(environment))].map(warning)
  return warnings.length ? warnings : [ok(`${config.mode} mode at ${where}`)]
}

export async function checkProxies({ trustedProxies }: Config): Promise<Finding> {
  if (!trustedProxies) return ok('none in front (TRUSTED_PROXIES is 0): X-Forwarded-For is ignored')
  const count = trustedProxies === 1 ? 'one' : String(trustedProxies)
  return ok(`${count} in front: addresses are read from what the outermost writes into X-Forwarded-For`)
}

const SHORTEST = 6

function mistyped(names: string[]): string[] {
  const known = new Set(VARIABLES.flatMap((name) => [name, `${name}_FILE`]))
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = VARIABLES.find((variable) => variable.length >= SHORTEST && isAlmost(name, variable))
      return meant ? [`${name} is not a variable of Porua’s: is ${meant} meant?`] : []
    })
}

/** Whether two names differ by one wrong, missing or extra letter, or by two swapped ones. */
function isAlmost(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [left, right] = [one.slice(start), other.slice(start)]
  if (left.length !== right.length) return left.slice(1) === right || left === right.slice(1)
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return isSwapped || left.slice(1) === right.slice(1)
}

/** Whether the seller's details are set. The demo has its own office. */
export async function checkSeller({ mode, seller }: Config): Promise<Finding | null> {
  if (mode === 'demo') return null
  const settings = { SELLER_NAME: seller.name.en, SELLER_ADDRESS: seller.address.en, SELLER_PHONE: seller.phone }
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length) return warning(`buyers cannot see all about who sells here: set ${missing.join(', ')}`)
  return ok(`${seller.name.en}, ${seller.address.en}`)
}
