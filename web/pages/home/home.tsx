import { Outlet } from 'react-router'
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

export const meta: Route.MetaFunction = () => [
  { title: `${m.site_name()}: ${m.home_hero_title()}` },
  { name: 'description', content: m.home_hero_text() },
]

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
