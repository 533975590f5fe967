// What a visitor does, written once for all engines.
import { fileURLToPath } from 'node:url'
import { paths } from '#contract/paths.ts'
import { TEXTS } from '#contract/texts.ts'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { wording } from '../helpers/wording.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

export type Flow = {
  name: string
  walk(visitor: Visitor, site: Site): Promise<void>
  /** Complaints that belong to the flow, such as failed requests without a network. */
  allowed?: RegExp
}

const PICTURE = fileURLToPath(new URL('../../docs/porua.png', import.meta.url))
const PASSWORD = 'nouka-o-nodi-42'
const PICTURE_WIDTH = 512
const CARD = { good: '4242424242424242', challenged: '4000002500003155' }
const LISTS = [
  paths.home,
  paths.homeGradeEight,
  paths.classes,
  paths.classOf('nine'),
  paths.skills,
  paths.instructorsOf('physics'),
  paths.books,
  paths.blogs,
]

const OFFLINE = /did not load|Failed to fetch|NetworkError|Load failed|network/i

export const FLOWS: Flow[] = [
  { name: 'sign in', walk: signInAndOut },
  { name: 'lists', walk: readLists },
  { name: 'buy', walk: buy },
  { name: 'learn', walk: learn },
  { name: 'picture', walk: changePicture },
  { name: 'admin form', walk: addBlog },
  { name: 'offline', walk: goOffline, allowed: OFFLINE },
  { name: 'saved video seeks offline', walk: playSaved, allowed: OFFLINE },
]

const accountOf = (role: string) => DEMO_ACCOUNTS.find((account) => account.role === role)!

async function logIn(visitor: Visitor, role: string): Promise<void> {
  const { email, password } = accountOf(role)
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.click('button', 'Login')
}

async function register(visitor: Visitor): Promise<void> {
  await visitor.open(paths.register)
  await visitor.fill('Name', 'Rumi Akter')
  await visitor.fill('Email', `person-${Date.now()}@people.test`)
  await visitor.fill('Password', PASSWORD)
  await visitor.click('button', 'Register')
  await visitor.isAt(paths.home)
}

async function signInAndOut(visitor: Visitor): Promise<void> {
  await visitor.open(paths.home)
  await visitor.click('link', 'Login')
  await visitor.isAt(paths.login)
  await logIn(visitor, 'user')
  await visitor.isAt(paths.home)
  await visitor.open(paths.myProfile)
  await visitor.see(accountOf('user').email)
  await visitor.click('button', 'DS, Account menu of…')
  await visitor.click('menuitem', 'Log Out')
  await visitor.isAt(paths.login)
}

async function readLists(visitor: Visitor): Promise<void> {
  await visitor.open(paths.login)
  await logIn(visitor, 'user')
  await visitor.isAt(paths.home)
  for (const path of LISTS) {
    await visitor.open(path)
    await visitor.isAt(path)
    await visitor.holds(`cards with pictures on ${path}`, hasLoaded, null)
  }
  await visitor.click('link', 'বাংলা')
  await visitor.holds('the Bengali page', () => document.documentElement.lang === 'bn', null)
}

/** Whether the page has cards, and every picture on the screen is shown. */
function hasLoaded(): boolean {
  const onScreen = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  )
  const hasCards = document.querySelectorAll('main :is(h2, h3)').length > 1
  return hasCards && onScreen.every((image) => image.complete && image.naturalWidth > 0)
}

async function buy(visitor: Visitor, { url }: Site): Promise<void> {
  await register(visitor)
  const course = await firstPriced(url, 'courses/classEight')
  await visitor.open(paths.course('classEight', course._id))
  await visitor.click('button', TEXTS.buyCourse)
  await pay(visitor, CARD.good, course.title!)
  const book = await firstPriced(url, 'books')
  await visitor.open(paths.book(book._id))
  await visitor.click('button', TEXTS.buyBook)
  await pay(visitor, CARD.challenged, book.bookName!)
  await visitor.click('link', 'My Collection')
  await visitor.see(course.title!)
  await visitor.see(book.bookName!)
}

type Product = { _id: string; price: number; title?: string; bookName?: string }

async function firstPriced(url: string, list: string): Promise<Product> {
  const products = (await (await fetch(`${url}/api/${list}`)).json()) as Product[]
  return products.find(({ price }) => price > 1)!
}

async function pay(visitor: Visitor, card: string, product: string): Promise<void> {
  await visitor.isAt(paths.myOrder)
  await visitor.click('link', `PAY for ${product}`)
  await visitor.fill('Card number', card)
  await visitor.fill('Expiry', '1139')
  await visitor.fill('Security code', '123')
  await visitor.click('button', 'Confirm Payment')
  // The bank's question, in a frame of the card provider.
  if (card === CARD.challenged) await visitor.click('button', 'Complete')
  await visitor.see(TEXTS.paymentDone.trim())
}

/** Buys a course, plays its first video, seeks, and resumes there after coming back. */
async function learn(visitor: Visitor, { url }: Site): Promise<void> {
  await register(visitor)
  const course = await firstPriced(url, 'courses/classEight')
  await visitor.open(paths.course('classEight', course._id))
  await visitor.click('button', TEXTS.buyCourse)
  await pay(visitor, CARD.good, course.title!)
  const video = await firstVideo(url, course._id)
  await visitor.open(paths.learn(course._id, video))
  await visitor.holds('the video to be loaded', () => document.querySelector('video')!.readyState > 0, null)
  // Plays without sound, because browsers block sound that nobody asked for.
  await visitor.holds('the video to start', startMuted, null)
  await visitor.holds('the video to play', isAfter, 0.5)
  await visitor.click('button', 'Forward 10 seconds')
  await visitor.holds('the video after seeking', isAfter, 10.5)
  await visitor.holds('the video to pause', pause, null)
  await visitor.holds('the report to arrive', hasReported, null)
  await visitor.open(paths.myCollection)
  await visitor.click('link', 'Continue learning')
  await visitor.isAt(paths.learn(course._id, video))
  await visitor.holds('the video where it was left', isAfter, 8)
  await visitor.click('button', wording('learn_mark_done'))
  await visitor.see('is done')
}

type Lesson = { _id: string; kind: string }

async function firstVideo(url: string, course: string): Promise<string> {
  const answer = await fetch(`${url}/api/curriculum/${course}`)
  const { sections } = (await answer.json()) as { sections: { lessons: Lesson[] }[] }
  return sections.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'video')!._id
}

async function startMuted(): Promise<boolean> {
  const video = document.querySelector('video')!
  video.muted = true
  await video.play()
  return true
}

function pause(): boolean {
  document.querySelector('video')!.pause()
  return true
}

const isAfter = (second: number) => (document.querySelector('video')?.currentTime ?? 0) > second

const hasReported = () => performance.getEntriesByName(`${location.origin}/api/places`).length > 0

async function changePicture(visitor: Visitor): Promise<void> {
  await register(visitor)
  await visitor.open(paths.myProfile)
  await visitor.click('button', 'Edit')
  await visitor.upload('Profile photo…', PICTURE)
  await visitor.fill('Education', 'Class 9, Science')
  await visitor.fill('Location', 'বরিশাল')
  await visitor.fill('Phone', '+8801712345678')
  await visitor.click('button', 'Save')
  await visitor.see(TEXTS.profileUpdated)
  await visitor.see('বরিশাল')
  await visitor.holds('the picture', isShown, PICTURE_WIDTH)
}

const isShown = (width: number) =>
  ['.profile-head img', '.avatar-button img'].every(
    (selector) => document.querySelector<HTMLImageElement>(selector)?.naturalWidth === width,
  )

const hasUploaded = () => [...document.querySelectorAll('input')].some(({ value }) => value.includes('/media/'))

async function addBlog(visitor: Visitor): Promise<void> {
  await visitor.open(paths.login)
  await logIn(visitor, 'admin')
  await visitor.isAt(paths.home)
  await visitor.open(paths.addBlog)
  const title = `How to read a map ${Date.now()}`
  await visitor.fill('Title', title)
  await visitor.upload('Choose file: Blog image link', PICTURE)
  await visitor.holds('the uploaded picture', hasUploaded, null)
  await visitor.fill('Writer name', 'Sample Writer')
  await visitor.fillDate('Date', '2026-05-31')
  await visitor.fill('Description', 'How to read a map.')
  await visitor.click('button', 'Add Blog')
  await visitor.see(TEXTS.blogAdded)
  await visitor.open(paths.blogs)
  await visitor.see(title)
}

/** Saves the first video of a free course, and seeks back and forth in it while the server is stopped. */
async function playSaved(visitor: Visitor, site: Site): Promise<void> {
  await register(visitor)
  await visitor.holds('the service worker', () => navigator.serviceWorker.controller !== null, null)
  const course = await freeCourse(site.url)
  await visitor.holds('the order', order, course)
  const video = await firstVideo(site.url, course)
  await visitor.open(paths.learn(course, video))
  await visitor.holds('the button to save', pressSave, null)
  await visitor.holds('the lesson to be saved', isSaved, video)
  await site.stop()
  try {
    await visitor.open(paths.learn(course, video))
    await visitor.holds('the video to be loaded', () => document.querySelector('video')!.readyState > 0, null)
    await visitor.holds('the video to start', startMuted, null)
    await visitor.holds('the video to play', isAfter, 0.5)
    for (const share of [0.8, 0.2, 0.5]) {
      await visitor.holds('seeking', seek, share)
      await visitor.holds(`the video to play on at ${share}`, playsFrom, share)
    }
  } finally {
    await site.start()
  }
}

async function freeCourse(url: string): Promise<string> {
  const courses = (await (await fetch(`${url}/api/courses/freeCourse`)).json()) as Product[]
  return courses.find(({ title }) => title === 'Touch Typing in Fifteen Days')!._id
}

async function order(id: string): Promise<boolean> {
  const authorization = `Bearer ${localStorage.getItem('accessToken')}`
  const headers = { authorization, 'content-type': 'application/json' }
  return (await fetch('/api/order', { method: 'POST', headers, body: JSON.stringify({ id }) })).ok
}

function pressSave(): boolean {
  const button = document.querySelector<HTMLButtonElement>('.learn-row .saving-button:not([data-waiting])')
  button?.click()
  return button !== null
}

const isSaved = (lesson: string) => (localStorage.getItem('saved') ?? '').includes(lesson)

function seek(share: number): boolean {
  const video = document.querySelector('video')!
  video.currentTime = video.duration * share
  void video.play()
  return true
}

function playsFrom(share: number): boolean {
  const { currentTime, duration, seeking } = document.querySelector('video')!
  return !seeking && currentTime > duration * share + 0.3 && currentTime < duration * share + 8
}

/** The server is stopped, which a service worker cannot tell from a lost network. */
async function goOffline(visitor: Visitor, site: Site): Promise<void> {
  await visitor.open(paths.home)
  await visitor.holds('the service worker', () => navigator.serviceWorker.controller !== null, null)
  await visitor.open(paths.blogs)
  for (const path of [paths.offline, paths.blogs]) {
    await visitor.holds(`${path} to be cached`, async (path) => Boolean(await caches.match(path)), path)
  }
  await site.stop()
  try {
    await visitor.open(paths.blogs)
    await visitor.see('Blogs')
    await visitor.goto(paths.privacy)
    await visitor.see(wording('offline_text'))
    await visitor.see('Saved pages')
  } finally {
    await site.start()
  }
  await visitor.click('link', 'Try again')
  await visitor.holds('the page itself', (title) => !document.body.innerText.includes(title), wording('offline_title'))
}
