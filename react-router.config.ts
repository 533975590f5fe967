import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // The set-up builds aside and renames the folder when it is whole.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // The route table is small; having all of it at once saves a request at the first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
