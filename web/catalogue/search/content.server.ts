// The contents of a search page: courses whose titles contain the text, then close matches, books, instructors and blog
// posts.
import { tilePicture } from '#art/tile.ts'
import type { Api } from '#contract/client.ts'
import { MAX_GROUP_FOUND, MAX_SEARCH_TEXT, SEARCH_GROUPS } from '#contract/constants.ts'
import { tidy } from '#contract/tidy.ts'
import { courseCards } from '../parts/course-card.server.ts'
import { allOf, courseQuery, drawFilters } from '../parts/list-filters.server.ts'
import { afterIn, missingPage, PAGE_SIZE } from '../parts/page-data.server.ts'
import { m } from '../../paraglide/messages.js'
import { count } from '../../ui/numbers.ts'
import { groupsOf, type ShownGroups } from './groups.server.ts'

const kites = tilePicture('kids', { hue: 160, scheme: 2, width: 320, height: 232, variant: 0 })

type Query = ReturnType<typeof courseQuery>

export async function load(api: Api, typed: string, request: Request) {
  const text = tidy(typed)
  if (!text) return { kind: 'start' as const }
  if (text.length > MAX_SEARCH_TEXT) return { kind: 'long' as const }
  const only = new URL(request.url).searchParams.get('only')
  return only ? loadGroup(api, text, only, request) : loadAll(api, text, request)
}

async function loadAll(api: Api, text: string, request: Request) {
  const paging = afterIn(request)
  const isFirst = !paging.after
  const query = courseQuery(request)
  const [page, total, { filters, hasFilters, ofAll }, groups] = await Promise.all([
    api.page('GET /searchCourse', { query: { q: text, limit: PAGE_SIZE, ...paging, ...query } }),
    totalOf(api, text),
    loadFilters(api, text, query),
    isFirst ? api('GET /search', { query: { q: text, ...query } }) : null,
  ])
  const isFiltered = filters.active.length > 0
  // Only courses have these filters, so other groups are left out.
  const shown = groups && (await groupsOf(api, groups, { hasCourses: page.items.length > 0, onlyCourses: isFiltered }))
  if (isFirst && !isFiltered && total === 0 && shown?.length === 0) {
    return { kind: 'none' as const, text, picture: kites }
  }
  return {
    kind: 'found' as const,
    text,
    total,
    courses: await courseCards(api, page.items),
    after: page.after,
    isFirst,
    filters: hasFilters ? { ...filters, found: foundOf(page.total, ofAll - page.total) } : null,
    groups: shown ?? ([] as ShownGroups),
  }
}

/** The count in the owner's text ignores filters: all courses whose title contains the search text. */
const totalOf = async (api: Api, text: string, query: Query = {}) =>
  (await api.page('GET /searchCourse', { query: { q: text, limit: 1, ...query } })).total

async function loadFilters(api: Api, text: string, { sort, ...chosen }: Query, kept: Record<string, string> = {}) {
  const [counts, all] = await Promise.all([
    api('GET /searchCounts', { query: { q: text, ...chosen } }),
    api('GET /searchCounts', { query: { q: text } }),
  ])
  const filters = drawFilters('course', { ...chosen, sort }, counts, all, { isSearch: true, kept })
  // A single course isn't worth filtering.
  return { filters, hasFilters: all.total > 1 || filters.active.length > 0, ofAll: counts.total }
}

/** Close matches are mentioned separately, because the count in the owner's text leaves them out. */
function foundOf(titled: number, close: number): string {
  if (close < 1) return allOf('course', titled)
  const matches = close === 1 ? m.search_close_one() : m.search_close_many({ count: count(close) })
  return titled ? m.search_found({ courses: allOf('course', titled), matches }) : matches
}

/** All results of one group, page by page. */
async function loadGroup(api: Api, text: string, name: string, request: Request) {
  const only = SEARCH_GROUPS.find((group) => group === name)
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!only || !Number.isInteger(page) || page < 1 || page > MAX_GROUP_FOUND / PAGE_SIZE) throw missingPage()
  const query = only === 'close' ? courseQuery(request) : {}
  const [groups, { filters, hasFilters, ofAll }, titled] = await Promise.all([
    api('GET /search', { query: { q: text, only, limit: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE, ...query } }),
    loadFilters(api, text, query, { only }),
    totalOf(api, text, query),
  ])
  const [group] = await groupsOf(api, groups, { only })
  return {
    kind: 'group' as const,
    text,
    only,
    group: group ?? null,
    next: group?.more ? String(page + 1) : null,
    isFirst: page === 1,
    filters: only === 'close' && hasFilters ? { ...filters, found: foundOf(0, ofAll - titled) } : null,
  }
}

export type SearchContent = Awaited<ReturnType<typeof load>>
export type FoundContent = Extract<SearchContent, { kind: 'found' }>
export type GroupContent = Extract<SearchContent, { kind: 'group' }>
