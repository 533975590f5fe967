// The JavaScript that the first view of each page downloads, in brotli.
import { scripts, sentBytes, total } from '../helpers/files/sent-files.ts'
import type { Measure } from './measure.ts'

/** Guarded pages answer with their shell, which includes the code that fills it. */
const PAGES = {
  '/': '/',
  '/classes': '/classes',
  '/courses': '/courses',
  '/instructor': '/instructor',
  '/{class}/coursesInfo/{id}': '/classNine/coursesInfo/x',
  '/books': '/books',
  '/book/{id}': '/book/x',
  '/blogs': '/blogs',
  '/blog/{id}': '/blog/x',
  '/searchCourse/{text}': '/searchCourse/physics',
  '/contact': '/contact',
  '/login': '/login',
  '/myProfile': '/myProfile',
  '/myOrder': '/myOrder',
  '/myCollection': '/myCollection',
  '/downloads': '/downloads',
  '/payment/{id}': '/payment/x',
  '/learn/{course}/{lesson}': '/learn/x/x',
  '/addCourse': '/addCourse',
  '/users': '/users',
}

/** In KB. */
const GOALS: Record<string, number> = { '/': 120, '/learn/{course}/{lesson}': 138 }

export async function scriptsByRoute(url: string): Promise<Measure[]> {
  return Promise.all(
    Object.entries(PAGES).map(async ([name, path]): Promise<Measure> => {
      const files = scripts(await (await fetch(url + path)).text())
      const value = total(files.map(sentBytes)) / 1024
      const measure = {
        what: `JavaScript of ${name}, brotli`,
        value,
        unit: 'KB',
        beside: `${files.length} files`,
      } as const
      const atMost = GOALS[name]
      return atMost ? { ...measure, goal: { atMost } } : measure
    }),
  )
}
