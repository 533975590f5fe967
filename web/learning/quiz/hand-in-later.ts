// The wish to hand in an attempt that was finished without a network. It goes out from whatever page is open then.
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { toast } from '../../ui/toast.tsx'
import { createOutbox, isFinal } from '../outbox.ts'
import { inTurn, sendAnswers } from './answer-queue.ts'
import { joinTabs } from './tabs.ts'

const outbox = createOutbox<{ attempt: string }>('quiz-end')

const wishes = (attempt: string) => outbox.kept().filter((each) => each.attempt === attempt)

export const isWished = (attempt: string): boolean => wishes(attempt).length > 0

export function wishToHandIn(attempt: string, isWanted: boolean): void {
  if (isWanted) outbox.keep(attempt, { attempt })
  else outbox.forget(wishes(attempt))
}

export async function handIn(id: string) {
  await sendAnswers(id)
  return inTurn(() => api('POST /attempt/{id}/submit', { params: { id } }))
}

export const sendAll = (): Promise<void> =>
  outbox.inTurn(async () => {
    for (const wish of outbox.kept()) await send(wish)
  })

async function send(wish: ReturnType<typeof outbox.kept>[number]): Promise<void> {
  const { attempt } = wish
  let isLate = false
  try {
    await handIn(attempt)
  } catch (error) {
    if (!isFinal(error)) return
    isLate = error.code === 'submitted'
  }
  outbox.forget([wish])
  const tabs = joinTabs(attempt, () => {})
  tabs.tell('handed in')
  tabs.leave()
  // Its own page shows the result.
  if (location.hash.includes(attempt)) return
  if (isLate) toast(m.quiz_handed_in_late(), { kind: 'error' })
  else toast(m.quiz_handed_in_now())
}
