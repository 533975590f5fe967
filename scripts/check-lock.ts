// Checks that package-lock.json has every package for every platform. If one is missing, `npm ci` fails, or a system
// that needs it can't build. npm silently omits packages that the registry lacks.
import { readFileSync } from 'node:fs'

type Entry = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

const LOCK = new URL('../package-lock.json', import.meta.url)
const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, Entry> }

/** Looks next to the package itself, and in the folders above it. */
function isLocked(path: string, name: string): boolean {
  if (packages[`${path && `${path}/`}node_modules/${name}`]) return true
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name)
}

const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
  Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path} needs ${name}`),
)
for (const line of missing) console.log(line)
if (missing.length) console.log('package-lock.json is incomplete: choose versions whose platform packages all exist.')
process.exit(missing.length ? 1 : 0)
