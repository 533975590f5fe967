import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // The route table is small; having all of it at once saves a request at the first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
