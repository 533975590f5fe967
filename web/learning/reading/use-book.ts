// A book's pages or chapters. Their URLs expire after some hours, and `renew` fetches new ones.
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Reading } from '#contract/calls/learning/reading.ts'
import { keptPlaces, sendPlaces } from '../place-queue.ts'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { useNowAndOnline } from '../../ui/use-online.ts'
import { takeEarlyBook } from './early-book.ts'

export type BookData = ReturnType<typeof useBook>
export type OpenBook = Omit<BookData, 'reading'> & { reading: Reading }

const send = async (): Promise<void> => void (await sendPlaces())

export function useBook(id: string, isSample: boolean) {
  const [early] = useState(() => takeEarlyBook(id, isSample))
  const [reading, setReading] = useState(() => (early?.reading ? withKeptPlace(id, early.reading) : null))
  const [problem, setProblem] = useState<unknown>(null)
  /** The price, cover, writer and size. The pages don't wait for them. */
  const { answer: about } = useCall(useCallback(() => api('GET /book/{id}', { params: { id } }), [id]))
  const asking = useRef<Promise<boolean> | null>(null)

  const ask = useCallback(
    (asked: Promise<Reading | null>): Promise<boolean> => {
      // Several pictures may fail at the same time.
      if (asking.current) return asking.current
      const answered = read(id, isSample, asked).then(
        (answer) => {
          asking.current = null
          setReading(answer)
          return true
        },
        (error: unknown) => {
          asking.current = null
          if (error instanceof ApiError && error.status < 500) setReading(null)
          setProblem(error)
          return false
        },
      )
      asking.current = answered
      return answered
    },
    [id, isSample],
  )

  useEffect(() => {
    if (!early?.reading) void ask(early?.answer ?? NOT_ASKED)
  }, [ask, early])
  useNowAndOnline(send)

  return {
    id,
    isSample,
    about,
    reading,
    problem: reading ? null : problem,
    /** False if there are no new URLs. An open book stays open, unless the person has lost access. */
    renew: useCallback(() => ask(NOT_ASKED), [ask]),
    send,
  }
}

const NOT_ASKED = Promise.resolve(null)

async function read(id: string, isSample: boolean, asked: Promise<Reading | null>): Promise<Reading> {
  const call = isSample ? 'GET /book/{id}/sample' : 'GET /book/{id}/read'
  return withKeptPlace(id, (await asked) ?? (await api(call, { params: { id } })))
}

/** Unsent progress on this device is newer than the server's. */
function withKeptPlace(id: string, reading: Reading): Reading {
  const kept = keptPlaces().findLast(({ item }) => item === id)
  return { ...reading, position: kept?.position || reading.position }
}
