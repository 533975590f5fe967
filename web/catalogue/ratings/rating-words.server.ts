// The texts about ratings. They are chosen on the server, so that visitors don't download both languages.
import type { Ratings } from '#contract/calls/learning/classroom.ts'
import { MIN_RATINGS_SHOWN, type ProductKind } from '#contract/constants.ts'
import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import { m } from '../../paraglide/messages.js'
import { personPicture } from '../../ui/pictures/pictures.server.ts'
import { langOf } from '../../ui/language.tsx'
import { count, digits } from '../../ui/numbers.ts'

const FROM_BEST = [5, 4, 3, 2, 1] as const

type Words = { title: () => string; who: () => string; count: (rated: { n: string }) => string }

const WORDS: Record<ProductKind, Words> = {
  course: { title: m.ratings_title, who: m.ratings_who_course, count: m.ratings_count },
  book: { title: m.ratings_title_book, who: m.ratings_who_book, count: m.ratings_count_book },
  live: { title: m.ratings_title, who: m.ratings_who_live, count: m.ratings_count },
}

/** For cards. Null while there are too few ratings. */
export function ratingFact(rating: Course['rating']) {
  if (!rating) return null
  const words = { average: digits(rating.average), n: count(rating.count) }
  return rating.isDemo
    ? { short: m.ratings_short_sample(words), label: m.ratings_label_sample(words) }
    : { short: m.ratings_short(words), label: m.ratings_label(words) }
}

/** For a product's page. */
export function ratingsContent(kind: ProductKind, ratings: Ratings, rating: Course['rating']) {
  return {
    title: WORDS[kind].title(),
    who: WORDS[kind].who(),
    summary: rating && ratings.count >= MIN_RATINGS_SHOWN ? summaryOf(kind, ratings, rating) : null,
  }
}

export type RatingFactContent = NonNullable<ReturnType<typeof ratingFact>>
export type RatingsContent = ReturnType<typeof ratingsContent>
export type RatingsSummary = NonNullable<RatingsContent['summary']>
export type Quote = RatingsSummary['quotes'][number]

function summaryOf(kind: ProductKind, ratings: Ratings, rating: NonNullable<Course['rating']>) {
  const n = count(ratings.count)
  const most = Math.max(...ratings.stars)
  return {
    stars: rating.average,
    average: digits(rating.average),
    label: ratingFact(rating)!.label,
    from: rating.isDemo ? m.ratings_from_sample({ n }) : m.ratings_from({ n }),
    count: WORDS[kind].count({ n }),
    bars: FROM_BEST.map((stars) => barOf(stars, ratings.stars[stars - 1]!, most)),
    quotes: ratings.newest.map(quoteOf),
    more: m.ratings_more({ n: count(Math.max(0, ratings.newest.length - 2)) }),
    sampleNote: rating.isDemo ? m.ratings_sample_note() : null,
  }
}

function barOf(stars: number, rated: number, most: number) {
  const n = count(rated)
  return {
    stars: digits(stars),
    count: n,
    label: stars === 1 ? m.ratings_bar_one({ n }) : m.ratings_bar({ stars: digits(stars), n }),
    share: most ? rated / most : 0,
  }
}

function quoteOf({ _id, name: given, stars, text, isDemo }: Ratings['newest'][number]) {
  const name = isDemo ? m.ratings_sample_learner() : given
  return {
    id: _id,
    name,
    picture: personPicture(name, ''),
    badge: isDemo ? m.ratings_sample() : null,
    stars,
    label: m.ratings_stars_of({ n: digits(stars) }),
    text,
    lang: langOf(text),
  }
}
