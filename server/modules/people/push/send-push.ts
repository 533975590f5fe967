// The job that sends one notification to one browser. A process that dies after sending sends it again, and because of
// its tag the browser shows it only once.
import { eq } from 'drizzle-orm'
import { pushSubscriptions } from '../../../db/schema-push.ts'
import type { JobData } from '../../../db/jobs/queues.ts'
import type { Deps } from '../../deps.ts'

export function createSendPush({ db, push, now }: Pick<Deps, 'db' | 'push' | 'now'>) {
  return async ({ subscriptionId, until, ...notice }: JobData['push']): Promise<void> => {
    const seconds = Math.floor((new Date(until).getTime() - now().getTime()) / 1000)
    if (seconds <= 0) return
    const { endpoint, p256dh, auth } = pushSubscriptions
    const own = eq(pushSubscriptions.id, subscriptionId)
    const [target] = await db.select({ endpoint, p256dh, auth }).from(pushSubscriptions).where(own)
    if (!target) return
    const outcome = await push.send(target, { payload: JSON.stringify(notice), seconds })
    if (outcome === 'gone') await db.delete(pushSubscriptions).where(own)
  }
}
