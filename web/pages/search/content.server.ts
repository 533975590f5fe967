// Courses whose titles contain the text, or else similar titles.
import { tilePicture } from '#art/tile.ts'
import type { Api } from '#contract/client.ts'
import { MAX_SEARCH_TEXT } from '#contract/constants.ts'
import { tidy } from '#contract/tidy.ts'
import { courseCards } from '../../catalogue/course-card.server.ts'
import { PAGE_SIZE } from '../../catalogue/page-data.server.ts'

const kites = tilePicture('kids', { hue: 160, scheme: 2, width: 320, height: 232, variant: 0 })

export async function load(api: Api, query: string, paging: { after?: string }) {
  const text = tidy(query)
  if (!text) return { kind: 'start' as const }
  if (text.length > MAX_SEARCH_TEXT) return { kind: 'long' as const }
  const { items, total, after } = await api.page('GET /searchCourse', {
    query: { q: text, limit: PAGE_SIZE, ...paging },
  })
  if (total === 0) {
    const near = await api('GET /suggest', { query: { q: text } })
    return { kind: 'none' as const, text, near, picture: kites }
  }
  return { kind: 'found' as const, text, total, after, isFirst: !paging.after, courses: courseCards(items) }
}

export type SearchContent = Awaited<ReturnType<typeof load>>
export type NearTitles = Extract<SearchContent, { kind: 'none' }>['near']
