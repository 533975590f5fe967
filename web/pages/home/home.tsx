import { Outlet } from 'react-router'
import { pageMeta } from '../../found/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { requestApi } from '../../request-api.ts'
import { BookShelf } from './book-shelf.tsx'
import { load } from './content.server.ts'
import { Hero } from './hero.tsx'
import { Reviews } from './reviews.tsx'
import type { Route } from './+types/home'

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(requestApi))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.home_hero_title(), description: m.home_hero_text(), isHome: true })

export default function Home({ loaderData: { quilts, books, reviews } }: Route.ComponentProps) {
  return (
    <>
      <Hero quilts={quilts} />
      <BookShelf books={books} />
      <Outlet />
      <Reviews reviews={reviews} />
    </>
  )
}
