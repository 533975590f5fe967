// The table of all calls under /api, by area. Validation, authorisation, the OpenAPI document and the typed client are
// derived from it. A call is named by its method and path, so the name is all the browser's client needs.
import { filesCalls } from './calls/files.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { peopleCalls } from './calls/people.ts'
import { ordersCalls } from './calls/orders.ts'
import { learningCalls } from './calls/learning.ts'
import { liveCalls } from './calls/live.ts'
import { teachingCalls } from './calls/teaching.ts'
import { officeCalls } from './calls/office.ts'
import { siteCalls } from './calls/site.ts'

const areas = {
  files: filesCalls,
  catalogue: catalogueCalls,
  people: peopleCalls,
  orders: ordersCalls,
  learning: learningCalls,
  live: liveCalls,
  teaching: teachingCalls,
  office: officeCalls,
  site: siteCalls,
}

type Table = typeof areas
type NamesBesides<Area extends keyof Table> = { [Other in Exclude<keyof Table, Area>]: keyof Table[Other] }
type InTwoAreas = {
  [Area in keyof Table]: keyof Table[Area] & NamesBesides<Area>[keyof NamesBesides<Area>]
}[keyof Table]
type ListedOnce<All, Twice extends never> = [Twice] extends [never] ? All : never

/** Does not compile if a call is listed in two areas; the error names the call. */
export type Areas = ListedOnce<Table, InTwoAreas>

export const calls = {
  ...areas.files,
  ...areas.catalogue,
  ...areas.people,
  ...areas.orders,
  ...areas.learning,
  ...areas.live,
  ...areas.teaching,
  ...areas.office,
  ...areas.site,
}

export type Calls = typeof calls
export type AnyCallName = keyof Calls
