// Submits attempts that were finished offline, from whatever page is open when the network is back.
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { toast } from '../../ui/toast.tsx'
import { isFinal } from '../unsent.ts'
import { inTurn, sendAnswers } from './answer-queue.ts'
import { joinTabs } from './tabs.ts'
import { wishes } from './wished.ts'

export const sendAll = (): Promise<void> =>
  wishes.inTurn(async () => {
    for (const wish of wishes.kept()) if (wishes.isOwn(wish)) await send(wish)
  })

async function send(wish: ReturnType<typeof wishes.kept>[number]): Promise<void> {
  const { attempt } = wish
  let isLate = false
  try {
    await sendAnswers(attempt)
    if (!wishes.isOwn(wish)) return
    await inTurn(() => api('POST /attempt/{id}/submit', { params: { id: attempt } }))
  } catch (error) {
    if (!isFinal(error)) return
    isLate = error.code === 'submitted'
  }
  wishes.forget([wish])
  const tabs = joinTabs(attempt, () => {})
  tabs.tell('handed in')
  tabs.leave()
  // The attempt's own page shows the result.
  if (location.hash.includes(attempt)) return
  if (isLate) toast(m.quiz_handed_in_late(), { kind: 'error' })
  else toast(m.quiz_handed_in_now())
}
