import type { Config } from '../../server/config.ts'
import { ok, warning, type Finding } from './finding.ts'

/** The key itself was checked along with the settings. */
export async function checkPush({ mode, publicUrl, vapidPrivateKey }: Config): Promise<Finding> {
  if (mode === 'real' && !publicUrl?.startsWith('https:')) {
    return warning('browsers show no notifications of a site without https: look at PUBLIC_URL')
  }
  return ok(`notifications are signed with ${vapidPrivateKey ? 'VAPID_PRIVATE_KEY' : 'a key of ACCESS_TOKEN_SECRET'}`)
}
