import { readFileSync } from 'node:fs'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { SCRIPT_GROUPS } from './scripts/script-groups.ts'
import { build, defineConfig, minifySync, type Plugin, type Rolldown } from 'vite'

const [LAYERS] = readFileSync('web/styles/site.css', 'utf8').match(/@layer [^;{]+;/) ?? ['']

/**
 * Repeats the order of the cascade layers in every style sheet, because the first one in a document decides it, and on
 * an error page site.css comes last.
 */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  enforce: 'pre',
  transform: (code, id) => (/\/web\/.+\.css$/.test(id) && !code.includes(LAYERS) ? LAYERS + code : undefined),
}

const MINIFIED = '?minified'

/**
 * `import text from './script.js?minified'` gives the minified script as text, for inlining into a page. Only the
 * server needs it, because hydration leaves given HTML alone.
 */
const minifiedText: Plugin = {
  name: 'minified-text',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(MINIFIED)) return undefined
    if (this.environment.name === 'client') return `export default ''`
    const path = id.slice(0, -MINIFIED.length)
    return `export default ${JSON.stringify(minifySync(path, readFileSync(path, 'utf8')).code.trim())}`
  },
}

/** The pages that open offline: lessons, books, and the list of what is saved. */
const SAVED_PAGES =
  /\/web\/(entry\.client|root|learning\/lesson\/learn|learning\/quiz\/quiz|learning\/task\/task|learning\/reading\/read|learning\/downloads\/downloads|site\/collection\/my-collection)\.tsx/
/** Signing in needs the network anyway. */
const NEVER_OFFLINE = /\/web\/identity\//
const NAMED_ASSETS = /\/assets\/[\w.-]+/g

/** Writes `saved-assets.json`: every script, style sheet and font that those pages may load, for devices to store. */
const savedAssets: Plugin = {
  name: 'saved-assets',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Runs after chunks that only contain styles have been removed.
    order: 'post',
    handler(_, bundle) {
      const found = new Set<string>()
      const visit = (name: string): void => {
        const file = bundle[name]
        if (!file || found.has(name)) return
        found.add(name)
        if (file.type === 'asset') {
          // Style sheets contain the names of fonts and pictures.
          const text = name.endsWith('.css') ? String(file.source) : ''
          for (const path of text.match(NAMED_ASSETS) ?? []) visit(path.slice(1))
          return
        }
        const lazy = file.dynamicImports.filter((part) => !NEVER_OFFLINE.test(moduleOf(bundle[part])))
        for (const part of [...file.imports, ...lazy]) visit(part)
        for (const part of file.viteMetadata?.importedCss ?? []) visit(part)
        for (const part of file.viteMetadata?.importedAssets ?? []) visit(part)
      }
      for (const chunk of Object.values(bundle)) if (SAVED_PAGES.test(moduleOf(chunk))) visit(chunk.fileName)
      const list = [...found].map((name) => `/${name}`).toSorted()
      this.emitFile({ type: 'asset', fileName: 'saved-assets.json', source: JSON.stringify(list) })
    },
  },
}

/** Writes `sw-background.js`: the code that the service worker shares with the pages, as a classic script. */
const sharedWithWorker: Plugin = {
  name: 'shared-with-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const lib = { entry: 'web/learning/saved/worker.ts', formats: ['iife' as const], name: 'background' }
    const built = await build({ configFile: false, publicDir: false, logLevel: 'warn', build: { lib, write: false } })
    const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
    this.emitFile({ type: 'asset', fileName: 'sw-background.js', source: output[0].code })
  },
}

const moduleOf = (chunk: Rolldown.OutputBundle[string] | undefined): string =>
  (chunk?.type === 'chunk' && chunk.facadeModuleId) || ''

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    // Takes longer than all the rest of `typegen`, which needs no messages.
    !process.argv.includes('typegen') &&
      paraglideVitePlugin({
        project: './web/project.inlang',
        outdir: './web/paraglide',
        // entry.server.tsx and entry.client.tsx set the language themselves.
        strategy: ['baseLocale'],
      }),
    reactRouter(),
    layersInOrder,
    minifiedText,
    savedAssets,
    sharedWithWorker,
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Short names, because every page loads the list of all scripts. Not for fonts and style sheets, because
            // the server's build refers to them as well.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: { groups: SCRIPT_GROUPS },
          },
        },
      },
    },
  },
})
