import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

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
  ],
  build: { assetsInlineLimit: 0 },
  // What every page needs travels in one file: it compresses better than in pieces.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }],
            },
          },
        },
      },
    },
  },
})
