import { readFileSync } from 'node:fs'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minifySync, type Plugin } from 'vite'

const [LAYERS] = readFileSync('web/styles/site.css', 'utf8').match(/@layer [^;{]+;/) ?? ['']

/**
 * The style sheet that comes first into a document decides the order of the layers, and after a failed page the site's
 * own one comes last. So each of them says the order.
 */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  enforce: 'pre',
  transform: (code, id) => (/\/web\/.+\.css$/.test(id) && !code.includes(LAYERS) ? LAYERS + code : undefined),
}

const MINIFIED = '?minified'

/** `import text from './script.js?minified'`: the script as text, to be written into a page. */
const minifiedText: Plugin = {
  name: 'minified-text',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(MINIFIED)) return undefined
    const path = id.slice(0, -MINIFIED.length)
    return `export default ${JSON.stringify(minifySync(path, readFileSync(path, 'utf8')).code.trim())}`
  },
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    paraglideVitePlugin({
      project: './web/project.inlang',
      outdir: './web/paraglide',
      // The server and the page itself say which language it is: see entry.server.tsx and entry.client.tsx.
      strategy: ['baseLocale'],
    }),
    reactRouter(),
    layersInOrder,
    minifiedText,
  ],
  build: { assetsInlineLimit: 0 },
  // What every page needs travels in one file: it compresses better than in pieces.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                // What every page loads: these two with everything they import, and the small files of the contract, which
                // would otherwise go with the schemas below.
                { name: 'site', test: /web[\\/](root|entry\.client)\.|contract[\\/](constants|tidy)\./ },
                // Administrators' alone. In one file, so that zod is set up before the first schema is made.
                {
                  name: 'rules',
                  test: /node_modules[\\/]zod[\\/]|contract[\\/](check-fields|entities|fields|refusals|texts)|zod-without-eval/,
                },
                { name: 'home', test: /web[\\/](pages[\\/]home[\\/]|ui[\\/](use-)?carousel)/ },
              ],
            },
          },
        },
      },
    },
  },
})
