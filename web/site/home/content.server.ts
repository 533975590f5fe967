// Content of the home page, including its texts. Even client-side navigations load it from the server, because these few
// kilobytes are much smaller than the code that holds the texts in all languages.
import { coverAddress } from '#art/cover-address.ts'
import { hueOfCourse } from '#art/hues.ts'
import type { Api } from '#contract/client.ts'
import { HOME_BOOKS, HOME_REVIEWS, MAX_RATTING } from '#contract/constants.ts'
import type { Book } from '#contract/calls/catalogue/catalogue.ts'
import type { Review } from '#contract/calls/people/people.ts'
import { paths } from '#contract/paths.ts'
import type { Preview } from '#contract/calls/site/today.ts'
import { categoryOf, CLASSES, SKILLS } from '../../catalogue/parts/course-categories.ts'
import { cost } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { bookPictures, personPicture } from '../../ui/pictures/pictures.server.ts'
import { digits, price } from '../../ui/numbers.ts'
import { perLanguage } from '../../ui/per-language.ts'
import { pictureAt, type PictureSource } from '../../ui/picture.tsx'
import { brands, investors, partners } from './company.server.ts'

export async function load(api: Api) {
  const [books, previews, reviews] = await Promise.all([
    api('GET /books', { query: { limit: HOME_BOOKS } }),
    api('GET /previews'),
    api('GET /addreview', { query: { limit: HOME_REVIEWS } }),
  ])
  const common = staticContent()
  const covers = bookPictures(books)
  return {
    ...common,
    books: { ...common.books, items: books.map((book, index) => bookSlide(book, covers[index]!)) },
    previews: { ...common.previews, items: previews.map(previewSlide) },
    reviews: { ...common.reviews, items: reviews.map(reviewSlide) },
  }
}

/** Everything that doesn't come from the database. */
const staticContent = perLanguage(() => ({
  hero: {
    title: m.home_hero_title(),
    text: m.home_hero_text(),
    findClass: m.home_hero_find(),
    exploreSkills: m.home_hero_skills(),
    pickClass: m.home_pick_class(),
  },
  books: {
    title: m.home_books_title(),
    text: m.home_books_text(),
    all: m.home_books_all(),
    empty: m.home_books_empty(),
  },
  classes: { title: m.home_academic_title(), text: m.home_academic_text(), items: CLASSES.map(classSlide) },
  previews: { title: m.home_previews_title(), text: m.home_previews_text(), tryIt: m.home_preview_try() },
  live: { title: m.live_title(), text: m.live_text(), tabs: LIVE_TABS.map(liveTab) },
  brands: { title: m.home_brands_title(), items: brands() },
  investors: {
    title: m.home_investors_title(),
    count: m.home_investors_count(),
    text: m.home_investors_text(),
    items: investors(),
  },
  partners: { title: m.home_partners_title(), items: partners() },
  skills: { title: m.home_skills_title(), text: m.home_skills_text(), items: HOME_SKILLS.map(skillSlide) },
  reviews: { title: m.home_reviews_title(), add: m.home_reviews_add(), empty: m.home_reviews_empty() },
}))

const bookSlide = (book: Book, cover: PictureSource) => ({
  id: book._id,
  name: book.bookName,
  writer: book.writerName1,
  facts: book.minutes
    ? m.home_audio_facts({ minutes: digits(book.minutes) })
    : m.home_book_facts({ format: book.formate, pages: digits(book.page) }),
  price: price(book.price),
  cover,
})

const previewSlide = ({ _id, classCourse, title, img, instructorName, lesson, ...course }: Preview) => ({
  path: paths.course(classCourse, _id),
  hue: hueOfCourse(classCourse),
  category: categoryOf(classCourse)?.label(),
  title,
  cover: pictureAt(img),
  instructorName,
  price: price(course.price),
  tryPath: paths.learn(_id, lesson._id),
  tryLabel: m.home_preview_try_of({ title: lesson.title }),
  cost: cost([lesson]),
})

const classSlide = ({ path, hue, label, number }: (typeof CLASSES)[number]) => ({
  number,
  path,
  hue,
  label: label(),
  short: number > 10 ? m.home_pick_eleven_twelve() : digits(number),
  cover: coverAddress({ kind: 'class', number: String(number) }),
})

/** Each tab has its own URL and shows four programmes. `from` and `to` are grades. */
const LIVE_TABS = [
  { path: '/', from: 1, to: 4 },
  { path: paths.homeGradeEight, from: 5, to: 8 },
  { path: paths.homeGradeTwelve, from: 9, to: 12 },
]
const liveTab = ({ path, from, to }: (typeof LIVE_TABS)[number]) => ({
  path,
  label: m.live_grades({ from: digits(from), to: digits(to) }),
})

/** Excludes live classes, which have their own section. */
const HOME_SKILLS = SKILLS.filter(({ key }) => key !== 'liveCourse')
const skillSlide = ({ path, hue, label }: (typeof SKILLS)[number]) => ({
  path,
  hue,
  label: label(),
  cover: coverAddress({ kind: 'motif', motif: hue, hue, shape: 'cover' }),
})

const reviewSlide = (review: Review) => ({
  id: review._id,
  name: review.name,
  comment: review.comment,
  stars: review.ratting,
  starsLabel: m.review_stars({ stars: digits(review.ratting), most: digits(MAX_RATTING) }),
  avatar: personPicture(review.name, review.image),
})

export type HomeContent = Awaited<ReturnType<typeof load>>
