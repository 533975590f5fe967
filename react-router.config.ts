import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { Config } from '@react-router/dev/config'

// The setup script builds into a temporary folder and renames it when the build is complete.
const buildDirectory = process.env.BUILD_FOLDER ?? 'build'

export default {
  appDirectory: 'web',
  ssr: true,
  buildDirectory,
  // Sending the entire route table saves a request on each click.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => shortenManifest(`${buildDirectory}/client/assets`),
} satisfies Config

/**
 * Leaves the lists of imports out of the route table that browsers get: they are half of its bytes, on every first
 * page. Only prefetching reads them, which phones don't do, and the server's copy, from which a page's preloads are
 * written, has them. A missing property means the same as a false one, and nothing reads whether a page is exported.
 */
async function shortenManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('The build has no route manifest')
  const manifest = await readFile(`${assets}/${name}`, 'utf8')
  await writeFile(`${assets}/${name}`, shortened(manifest))
}

const shortened = (manifest: string): string =>
  manifest
    .replaceAll(/"imports":\[[^\]]*\],/g, '')
    .replace('"entry":{', '"entry":{"imports":[],')
    .replaceAll(/"has\w+":false,|"hasDefaultExport":true,/g, '')
