// A fake npm that writes a few packages, one of which fakes the site's build. FAKE_NPM says how it fails.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const args = process.argv.slice(2)
const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const hang = () => setInterval(() => {}, 1000)

if (args[0] === 'ping') process.exit(0)
if (args[0] === 'uninstall') {
  appendFileSync(process.env.CALLS, 'uninstall\n')
  process.exit(0)
}
appendFileSync(process.env.CALLS, `${args.includes('--omit=dev') ? 'production' : 'all'}\n`)
if (process.env.FAKE_NPM === 'offline') {
  process.stderr.write('npm error code ENOTFOUND\nnpm error network request to the registry failed\n')
  process.exit(1)
}
write('node_modules/one/package.json', '{}')
if (process.env.FAKE_NPM === 'hang') {
  write(process.env.REACHED, 'npm')
  hang()
} else {
  const build = `
    const { mkdirSync, writeFileSync } = require('node:fs')
    const folder = process.env.BUILD_FOLDER ?? 'build'
    mkdirSync(folder + '/client', { recursive: true })
    writeFileSync(folder + '/client/half.js', 'half of it')
    mkdirSync('web/paraglide', { recursive: true })
    for (const made of ['web/paraglide/runtime.js', 'web/project.inlang/README.md', 'web/project.inlang/.meta.json']) {
      writeFileSync(made, String(Date.now()))
    }
    if (process.env.FAKE_BUILD === 'hang') {
      writeFileSync(process.env.REACHED, 'build')
      setInterval(() => {}, 1000)
    } else {
      writeFileSync(folder + '/client/whole.js', 'all of it')
      require('node:fs').appendFileSync(process.env.CALLS, 'build\\n')
    }`
  write('node_modules/two/package.json', '{}')
  write('node_modules/@electric-sql/pglite/package.json', '{"version":"1.0.0"}')
  write('node_modules/@react-router/dev/package.json', '{}')
  write('node_modules/@react-router/dev/bin.cjs', build)
  const packages = ['one', 'two', '@electric-sql/pglite', '@react-router/dev'].map((name) => [
    `node_modules/${name}`,
    {},
  ])
  write('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(packages) }))
}
