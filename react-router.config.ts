import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // The setup script builds into a temporary folder and renames it when the build is complete.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // The route table is small, and sending all of it saves a request on the first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
