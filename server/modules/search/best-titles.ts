import { Flag, type Entry, type TitleBlock } from './title-block.ts'
import { TitleSet } from './title-set.ts'
import { fitFor, type Fits } from './vocabulary.ts'

export interface Scored {
  entry: Entry
  /** How many of the typed words the title has. */
  words: number
  score: number
}

/** Of more titles with as many of the words only the newest are scored, unless they have the best fits. */
const maxScored = 10_000

/** The titles of a block with most of the typed words, best first, except those that were found otherwise. */
export function bestTitles(block: TitleBlock, fits: Fits, limit: number, except?: TitleSet): Scored[] {
  const size = block.entries.length
  // having[n] are the titles with at least n of the words compared so far.
  const having = Array.from({ length: fits.pieces.length + 1 }, () => new TitleSet(size))
  having[0]!.bits.set(block.present.bits)
  if (except) having[0]!.remove(except)
  const perfect = new TitleSet(size)
  perfect.bits.set(having[0]!.bits)
  let highest = 0
  fits.pieces.forEach((_, word) => {
    const { all, best, score } = titlesWith(word, fits, block)
    for (let count = word; count >= 0; count--) having[count + 1]!.addCommon(having[count]!, all)
    perfect.keep(best)
    highest += score
  })
  const words = having.findLastIndex((titles) => titles.before(size) >= 0)
  if (words < 1) return []
  having[words]!.remove(perfect)
  const best: Scored[] = []
  for (const titles of [perfect, having[words]!]) {
    let title = titles.before(size)
    for (let scored = 0; title >= 0 && scored < maxScored; scored++, title = titles.before(title)) {
      const score = scoreOf(title, block, fits.packed)
      let position = best.length
      while (position > 0 && best[position - 1]!.score < score) position--
      if (position < limit) best.splice(position, 0, { entry: block.entries[title]!, words, score })
      if (best.length > limit) best.pop()
      // Older titles are no better.
      if (best.length === limit && best[limit - 1]!.score === highest) return best
    }
    if (best.length === limit) return best
  }
  return best
}

/** The titles that have a typed word, those that it fits best, and the score it gives the best of them. */
function titlesWith(word: number, { pieces, packed }: Fits, block: TitleBlock) {
  const all = new TitleSet(block.entries.length)
  const best = new TitleSet(block.entries.length)
  const here = pieces[word]!.map((piece) => ({ fit: fitFor(word, packed[piece]!), range: block.postingsOf(piece) }))
  const highest = here.reduce((most, { fit, range: [start, end] }) => (start < end ? Math.max(most, fit) : most), 0)
  let flags = 0
  for (const { fit, range } of here) {
    addTitles(all.bits, block.postings, ...range)
    if (fit === highest) flags |= addTitles(best.bits, block.postings, ...range)
  }
  return { all, best, score: 2 * highest + (word === 0 ? flags & Flag.opens : 0) }
}

/**
 * Returns the flags that any of the postings has. A function of its own, because the engine does not optimise a loop
 * within a loop that is seldom entered.
 */
function addTitles(bits: Int32Array, postings: Uint32Array, start: number, end: number): number {
  let flags = 0
  for (let i = start; i < end; i++) {
    const posting = postings[i]!
    flags |= posting
    bits[posting >>> (Flag.bits + 5)]! |= 1 << ((posting >>> Flag.bits) & 31)
  }
  return flags
}

/** Better fits score higher, then the first typed word in front. */
function scoreOf(title: number, block: TitleBlock, packed: Int32Array): number {
  const { sequence, starts } = block
  const start = starts[title]!
  const end = starts[title + 1]!
  let fits = 0
  for (let i = start; i < end; i++) fits = higher(fits, packed[sequence[i]!]!)
  for (const piece of block.asidesOf(title)) fits = higher(fits, packed[piece]!)
  let score = start < end && fitFor(0, packed[sequence[start]!]!) > 0 ? 1 : 0
  for (; fits !== 0; fits >>>= 4) score += 2 * (fits & 15)
  return score
}

/** The higher of two fits for each typed word. */
function higher(one: number, other: number): number {
  if (one === 0 || other === 0) return one | other
  let fits = 0
  for (let shift = 0; shift < 32; shift += 4) {
    fits |= Math.max((one >>> shift) & 15, (other >>> shift) & 15) << shift
  }
  return fits
}
