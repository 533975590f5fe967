import { useEffect, useState } from 'react'
import type { BookPage } from '#contract/calls/learning/reading.ts'
import { m } from '../../paraglide/messages.js'
import { ProblemNote } from '../../ui/notes.tsx'
import { digits } from '../../ui/numbers.ts'

type PagePictureProps = {
  page: BookPage
  /** Whether the larger picture is worth its bytes. */
  isSharp: boolean
  /** Whether the book opened at this page, which gets a readable picture first and a sharp one later. */
  isFirst: boolean
  renew: () => Promise<boolean>
}

export function PagePicture({ page, isSharp, isFirst, renew }: PagePictureProps) {
  // A loaded picture is kept, even if its URL is renewed.
  const [loaded, setLoaded] = useState<{ src: string; isLarge: boolean } | null>(null)
  const [failure, setFailure] = useState<'none' | 'renewing' | 'final'>('none')
  const [renewals, setRenewals] = useState(0)
  const isLarge = isSharp && !isFirst
  const src = loaded?.src ?? (isLarge ? page.large : page.small)
  const number = digits(page.number)

  const isBlurred = isSharp && loaded !== null && !loaded.isLarge
  useEffect(() => {
    if (!isBlurred) return
    const image = new Image()
    image.src = page.large
    image.decode().then(
      () => setLoaded({ src: page.large, isLarge: true }),
      // If the larger one fails, the smaller one is readable too.
      () => {},
    )
    return () => {
      image.src = ''
    }
  }, [isBlurred, page.large])

  // The grant in the URL may have expired.
  const fail = async () => {
    if (failure === 'renewing') return setFailure('final')
    setFailure('renewing')
    if (await renew()) setRenewals((before) => before + 1)
    else setFailure('final')
  }
  const isFailed = failure === 'final'
  useEffect(() => {
    if (!isFailed) return
    const retry = () => setFailure('none')
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isFailed])

  if (isFailed) {
    return (
      <div className="read-failed">
        <ProblemNote text={m.reader_page_failed({ n: number })} tryAgain={() => setFailure('none')} />
      </div>
    )
  }
  return (
    <img
      // Forces a reload, even if the renewed URL is the same.
      key={renewals}
      src={src}
      alt={m.reader_page({ n: number })}
      width={page.width}
      height={page.height}
      decoding="async"
      draggable={false}
      onLoad={() => {
        setLoaded((before) => before ?? { src, isLarge })
        setFailure('none')
      }}
      onError={() => void fail()}
    />
  )
}
