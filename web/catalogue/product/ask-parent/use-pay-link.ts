// A learner's link for one product: found or created when the sheet opens, and ended on request.
import { useEffect, useReducer, useRef } from 'react'
import type { ProductKind } from '#contract/constants.ts'
import type { PayLink } from '#contract/calls/orders/pay-links.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { useWatch } from '../../../ui/use-watch.ts'

export type AskedProduct = { id: string; kind: ProductKind; name: string; img: string; price: number }

type LinkState = {
  link: PayLink | null
  isBusy: boolean
  isRevoked: boolean
  problem: string | null
}

const INITIAL: LinkState = { link: null, isBusy: true, isRevoked: false, problem: null }

/** Not in products/product-kinds.ts, which is loaded by many pages that don't need these texts. */
export const ASK_WORDS: Record<ProductKind, { intro: () => string; message: () => string }> = {
  course: { intro: m.ask_intro_course, message: m.ask_message_course },
  book: { intro: m.ask_intro_book, message: m.ask_message_book },
  live: { intro: m.ask_intro_live, message: m.ask_message_live },
}

export function usePayLink({ id, kind, price }: AskedProduct, order: string | undefined) {
  const [state, set] = useReducer(
    (before: LinkState, change: Partial<LinkState>) => ({ ...before, ...change }),
    INITIAL,
  )

  const make = async () => {
    set({ isBusy: true, isRevoked: false, problem: null })
    try {
      const ordered = order ?? (await api('POST /order', { body: { id, price } })).insertedId
      const find = async () => (await api('GET /payLinks', { query: { order: ordered } }))[0]
      let link = await find()
      if (!link) {
        await api('POST /payLink', { body: { order: ordered, message: ASK_WORDS[kind].message() } })
        link = await find()
      }
      set({ link: link ?? null, isBusy: false })
    } catch (error) {
      set({ isBusy: false, problem: m.ask_failed({ reason: explain(error) }) })
    }
  }

  const revoke = async ({ _id }: PayLink) => {
    set({ isBusy: true, problem: null })
    try {
      await api('DELETE /payLink/{id}', { params: { id: _id } })
      set({ link: null, isBusy: false, isRevoked: true })
    } catch (error) {
      set({ isBusy: false, problem: m.ask_revoke_failed({ reason: explain(error) }) })
    }
  }

  /** Saved with the link, so that the message is still there when the sheet is opened on another day. */
  const keepMessage = async ({ _id, message: before }: PayLink, typed: string) => {
    const message = typed.trim()
    if (!message || message === before) return
    try {
      await api('PUT /payLink/{id}', { params: { id: _id }, body: { message } })
    } catch (error) {
      set({ problem: m.ask_message_failed({ reason: explain(error) }) })
    }
  }

  const shown = state.link
  useWatch(shown !== null && shown.state !== 'paid', () => {
    // If this fails, the next check will show it.
    const find = api('GET /payLinks', { query: { order: shown?.order ?? '' } })
    void find.then((links) => set({ link: links.find(({ _id }) => _id === shown?._id) ?? shown })).catch(() => {})
  })

  const makeOnMount = useRef(make)
  useEffect(() => {
    void makeOnMount.current()
  }, [])

  return { ...state, make, revoke, keepMessage }
}
