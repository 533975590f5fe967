import { COURSE_QUERY } from '#contract/catalogue/filter-values.ts'
import { paths } from '#contract/paths.ts'
import { entryAt, SKILLS } from '../parts/course-categories.ts'
import { LIVE_PROGRAMMES, LiveProgrammes } from '../parts/live-programmes.tsx'
import { cataloguePage, missingPage } from '../parts/page-data.server.ts'
import { useContent } from '../parts/use-content.ts'
import { missingMeta, pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Guarded } from '../../layout/guards.tsx'
import { digits } from '../../ui/numbers.ts'
import { load } from './content.server.ts'
import { CourseList } from './course-list.tsx'
import { SKILL_MENU } from './course-menus.tsx'
import type { Route } from './+types/skills'

export const handle = {
  guard: 'catalogue',
  hasPage: (params) => Boolean(skillOf(params)),
  query: COURSE_QUERY,
} satisfies Guarded

const skillOf = ({ category }: { category?: string | undefined }) =>
  entryAt(SKILLS, category ? paths.skillOf(category) : paths.skills)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shown = skillOf(params)
  if (!shown) throw missingPage()
  return cataloguePage(context, (api) => load(api, shown, request))
}

export const meta: Route.MetaFunction = (args) => {
  const name = skillOf(args.params)?.label()
  return name ? pageMeta(args, { title: name, description: m.list_description({ name }) }) : missingMeta(args)
}

export default function Skills({ loaderData, params }: Route.ComponentProps) {
  const content = useContent(loaderData)
  const shown = skillOf(params)
  const intro = shown?.key === 'liveCourse' ? liveProgrammes() : undefined
  return shown && <CourseList menu={SKILL_MENU} category={shown} content={content} intro={intro} />
}

function liveProgrammes() {
  const text = m.skill_live_count({ count: digits(LIVE_PROGRAMMES.length) })
  const content = (
    <section className="live-list">
      <h2 className="sr-only">{text}</h2>
      <ul className="stack">
        <LiveProgrammes programmes={LIVE_PROGRAMMES} />
      </ul>
    </section>
  )
  return { text, content }
}
