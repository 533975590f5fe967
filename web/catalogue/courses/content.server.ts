// One page of the courses in a class or category, with its banner.
import { categoryBanner, classBanner } from '#art/banner.ts'
import type { ClassNumber } from '#art/glyphs.ts'
import type { HueKey } from '#art/hues.ts'
import { isMotif } from '#art/motifs.ts'
import type { Api } from '#contract/client.ts'
import { courseCards } from '../parts/course-card.server.ts'
import { courseQuery, drawFilters } from '../parts/list-filters.server.ts'
import type { Category } from '../parts/course-categories.ts'
import { afterIn, PAGE_SIZE } from '../parts/page-data.server.ts'

export async function load(api: Api, { key, hue }: Category, request: Request) {
  const paging = afterIn(request)
  const { sort, ...chosen } = courseQuery(request)
  const [{ items, after }, counts, all] = await Promise.all([
    api.page('GET /courses/{key}', { params: { key }, query: { limit: PAGE_SIZE, ...paging, ...chosen, sort } }),
    api('GET /courseCounts/{key}', { params: { key }, query: chosen }),
    api('GET /courseCounts/{key}', { params: { key } }),
  ])
  return {
    banner: bannerOf(hue),
    courses: await courseCards(api, items),
    /** The total without filters. */
    total: all.total,
    after,
    isFirst: !paging.after,
    filters: drawFilters('course', { ...chosen, sort }, counts, all),
  }
}

export type CourseListContent = Awaited<ReturnType<typeof load>>

/** Banners are the same for everyone, so each is drawn once. */
const bannerCache = new Map<HueKey, string>()

function bannerOf(hue: HueKey): string {
  const cached = bannerCache.get(hue)
  if (cached) return cached
  const banner = isMotif(hue) ? categoryBanner(hue) : classBanner(Number(hue.replace('class', '')) as ClassNumber)
  bannerCache.set(hue, banner)
  return banner
}
