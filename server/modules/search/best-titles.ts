import type { FoundTitles } from './found-titles.ts'
import { Flag, type Entry, type TitleBlock } from './title-block.ts'
import { TitleSet } from './title-set.ts'
import { fitFor, type Fits } from './vocabulary.ts'

export interface Scored {
  entry: Entry
  /** How many of the typed words the title has. */
  words: number
  score: number
}

/** The titles of a block with most of the typed words, best first, except those that were found otherwise. */
export function bestTitles(block: TitleBlock, fits: Fits, limit: number, except?: FoundTitles): Scored[] {
  const size = block.entries.length
  // having[n] are the titles with at least n of the words compared so far.
  const having = Array.from({ length: fits.pieces.length + 1 }, () => new TitleSet(size))
  having[0]!.bits.set(block.present.bits)
  except?.forEach((title) => having[0]!.delete(title))
  const highest = fits.pieces.map((_, word) => {
    const { titles, score } = titlesWith(word, fits, block)
    for (let count = word; count >= 0; count--) having[count + 1]!.addCommon(having[count]!, titles)
    return score
  })
  const words = having.findLastIndex((titles) => titles.before(size) >= 0)
  if (words < 1) return []
  const perfect = highest
    .sort((one, other) => other - one)
    .slice(0, words)
    .reduce((sum, score) => sum + score, 0)
  const best: Scored[] = []
  let lowest = 0
  let title = having[words]!.before(size)
  // Older titles are no better than a perfect one.
  for (; title >= 0 && lowest < perfect; title = having[words]!.before(title)) {
    const score = scoreOf(title, block, fits.packed)
    if (score <= lowest) continue
    let position = best.length
    while (position > 0 && best[position - 1]!.score < score) position--
    best.splice(position, 0, { entry: block.entries[title]!, words, score })
    if (best.length > limit) best.pop()
    if (best.length === limit) lowest = best[limit - 1]!.score
  }
  return best
}

/** The titles that have a typed word, and the highest score it can give them. */
function titlesWith(word: number, { pieces, packed }: Fits, block: TitleBlock): { titles: TitleSet; score: number } {
  const titles = new TitleSet(block.entries.length)
  let highest = 0
  for (const piece of pieces[word]!) {
    const [start, end] = block.postingsOf(piece)
    if (start === end) continue
    const flags = addTitles(titles.bits, block.postings, start, end)
    highest = Math.max(highest, 2 * fitFor(word, packed[piece]!) + (word === 0 ? flags & Flag.opens : 0))
  }
  return { titles, score: highest }
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
function scoreOf(title: number, { vocabulary, sequence, starts, asides }: TitleBlock, packed: Int32Array): number {
  const start = starts[title]!
  const end = starts[title + 1]!
  let fits = 0
  for (let i = start; i < end; i++) fits = higher(fits, packed[sequence[i]!]!)
  for (const piece of vocabulary.asides[asides[title]!]!) fits = higher(fits, packed[piece]!)
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
