// A page of the courses of one class or category, with the picture at its head.
import { categoryBanner, classBanner } from '#art/banner.ts'
import type { ClassNumber } from '#art/glyphs.ts'
import type { HueKey } from '#art/hues.ts'
import { isMotif } from '#art/motifs.ts'
import type { Api } from '#contract/client.ts'
import { courseCard } from '../../catalogue/course-card.server.ts'
import type { Category } from '../../catalogue/course-categories.ts'
import { PAGE_SIZE } from '../../catalogue/page-data.server.ts'

export async function load(api: Api, { key, hue }: Category, paging: { after?: string }) {
  const { items, total, after } = await api.page('GET /courses/{key}', {
    params: { key },
    query: { limit: PAGE_SIZE, ...paging },
  })
  return { banner: bannerOf(hue), courses: items.map(courseCard), total, after, isFirst: !paging.after }
}

export type CourseListContent = Awaited<ReturnType<typeof load>>

/** The same for everybody: each is drawn once. */
const drawn = new Map<HueKey, string>()

function bannerOf(hue: HueKey): string {
  const known = drawn.get(hue)
  if (known) return known
  const banner = isMotif(hue) ? categoryBanner(hue) : classBanner(Number(hue.replace('class', '')) as ClassNumber)
  drawn.set(hue, banner)
  return banner
}
