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
})
