// All origins of a local server, because people may open the demo under any of them.
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return [origin]
  const at = port ? `:${port}` : ''
  return ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${protocol}//${name}${at}`)
}
