// How much of a book is free.
import { MAX_SAMPLE, SAMPLE_SHARE } from '#contract/constants.ts'
import { secondsOf, type OpenBook, type Recording } from './open-book.ts'

const MAX_SECONDS = MAX_SAMPLE.MP3 * 60

/** The free pages, and the recordings with the free seconds in each. */
export type Sample = { pages: number; recordings: Recording[] }

export function sampleOf({ pdf, recordings, sample }: OpenBook): Sample {
  if (!pdf) return { pages: 0, recordings: firstSeconds(recordings, sampleSeconds(secondsOf(recordings), sample)) }
  const pages = Math.min(sample ?? Math.ceil(pdf.pages * SAMPLE_SHARE), MAX_SAMPLE.PDF, pdf.pages)
  const ofPages = recordings.filter(({ page }) => page !== null && page <= pages)
  return { pages, recordings: firstSeconds(ofPages, MAX_SECONDS) }
}

function sampleSeconds(seconds: number, minutes: number | null): number {
  return Math.min(minutes === null ? Math.ceil(seconds * SAMPLE_SHARE) : minutes * 60, MAX_SECONDS)
}

/** Whole recordings, plus the beginning of the one in which the sample ends. */
function firstSeconds(recordings: Recording[], seconds: number): Recording[] {
  let left = seconds
  return recordings.flatMap((recording) => {
    const open = Math.min(recording.seconds, left)
    left -= open
    return open > 0 ? [{ ...recording, seconds: open }] : []
  })
}
