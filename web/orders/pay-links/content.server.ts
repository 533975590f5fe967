// The contents of a link's page, read by its secret. It isn't known who is asking, and nothing is cached.
import { hueOfCourse, type HueKey } from '#art/hues.ts'
import { LESSON_LOOKS } from '../../files/lesson-looks.ts'
import { productLines } from '../../catalogue/product/seller-words.ts'
import type { Api, ApiError } from '#contract/client.ts'
import type { ProductKind } from '#contract/constants.ts'
import type { LinkPage } from '#contract/calls/orders/pay-links.ts'
import { paths } from '#contract/paths.ts'
import { bookPicture, coursePicture } from '../../ui/pictures/pictures.server.ts'
import { bookHue } from '../../ui/pictures/book-hue.ts'
import { endingWords, failedWords, formWords, fridayWords, offerWords, priceWords } from './words.server.ts'
import { dhakaTime } from '../../ui/numbers.ts'
import { pictureAt, type PictureSource } from '../../ui/picture.tsx'

/** `accepted` is a changed price that the parent has agreed to. */
export async function load(api: Api, secret: string, accepted: number) {
  const page = await readPage(api, secret)
  const product = page?.product ?? null
  const [shown, seller] = await Promise.all([product && productOf(api, product), api('GET /seller')])
  // Formatted here, because browsers differ in how they write the time of day.
  const until = page ? dhakaTime(page.expiresAt) : ''
  const isPriceNew = page?.state === 'open' && page.price !== page.askedPrice && page.price !== accepted
  const isOpen = page?.state === 'open' && !isPriceNew
  return {
    page,
    picture: shown?.picture,
    hue: shown?.hue ?? ('free' as const),
    offer: isOpen ? offerWords(page, shown, until) : null,
    failed: isOpen ? failedWords(page) : null,
    ending: isPriceNew ? priceWords(page) : isOpen ? null : endingWords(page, until),
    friday: fridayWords(page),
    form: isOpen ? formWords(page) : null,
    seller: isOpen ? productLines(seller) : [],
  }
}

/** Null if no link has this secret. */
async function readPage(api: Api, secret: string): Promise<LinkPage | null> {
  const params = { secret }
  try {
    const page = await api('GET /pay/{secret}', { params })
    return page.isUnderWay ? await askProvider(api, page, params) : page
  } catch (error) {
    // Not instanceof, because the server's client throws the ApiError of another copy of the module.
    if ((error as Partial<ApiError>).status === 404) return null
    throw error
  }
}

/** While the provider doesn't answer, the result isn't known, and nobody should pay again. */
async function askProvider(api: Api, page: LinkPage, params: { secret: string }): Promise<LinkPage> {
  try {
    return await api('POST /pay/{secret}/result', { params })
  } catch (error) {
    const { status } = error as Partial<ApiError>
    if (status === 503) return { ...page, state: 'waiting' }
    if (status === 429) return page
    throw error
  }
}

export type ShownProduct = {
  picture: PictureSource
  hue: HueKey
  lessons: number
  quizzes: number
  /** What can be viewed before paying. */
  free: { count: number; path: string } | null
}

const READERS: Record<ProductKind, (api: Api, id: string) => Promise<ShownProduct>> = {
  course: courseOf,
  book: bookOf,
  live: liveOf,
}

/** Null once the product is deleted. */
async function productOf(api: Api, { id, kind }: NonNullable<LinkPage['product']>): Promise<ShownProduct | null> {
  try {
    return await READERS[kind](api, id)
  } catch (error) {
    if ((error as Partial<ApiError>).status === 404) return null
    throw error
  }
}

async function courseOf(api: Api, id: string): Promise<ShownProduct> {
  const [course, { sections }] = await Promise.all([
    api('GET /course/{id}', { params: { id } }),
    api('GET /curriculum/{course}', { params: { course: id } }),
  ])
  const lessons = sections.flatMap((section) => section.lessons)
  const free = lessons.filter((lesson) => lesson.free)
  const quizzes = lessons.filter(({ kind }) => LESSON_LOOKS[kind].isQuiz).length
  return {
    picture: coursePicture(course),
    hue: hueOfCourse(course.classCourse),
    lessons: lessons.length - quizzes,
    quizzes,
    free: free[0] ? { count: free.length, path: paths.learn(id, free[0]._id) } : null,
  }
}

async function bookOf(api: Api, id: string): Promise<ShownProduct> {
  const book = await api('GET /book/{id}', { params: { id } })
  const free = book.isReadable && book.sample !== 0 ? { count: 0, path: paths.sample(id) } : null
  return { picture: bookPicture(book), hue: bookHue(book.img), lessons: 0, quizzes: 0, free }
}

async function liveOf(api: Api, id: string): Promise<ShownProduct> {
  const { img, programme } = await api('GET /live/{id}', { params: { id } })
  return { picture: pictureAt(img), hue: `class${programme}` as HueKey, lessons: 0, quizzes: 0, free: null }
}
