// The site's own code for saving, as a script for a page of a test. It sets `window.saved` to the exports of keep.ts.
import { rolldown } from 'rolldown'

declare global {
  interface Window {
    saved: typeof import('../../../web/learning/saved/keep.ts')
  }
}

let made: Promise<string> | undefined

export const savedScript = (): Promise<string> => (made ??= bundle())

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: 'web/learning/saved/keep.ts',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await build.generate({ format: 'iife', name: 'saved', codeSplitting: false })
  await build.close()
  return output[0].code.replace('var saved =', 'globalThis.saved =')
}
