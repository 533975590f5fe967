import { memo } from 'react'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { requestApi } from '../../request-api.ts'
import { TODAY } from '../../today/slot.ts'
import { BookShelf } from './book-shelf.tsx'
import { Brands } from './brands.tsx'
import { CategoryCarousel } from './category-carousel.tsx'
import { load } from './content.server.ts'
import { Hero } from './hero.tsx'
import { Investors } from './investors.tsx'
import { LiveClasses } from './live-classes.tsx'
import { Partners } from './partners.tsx'
import { Previews } from './previews.tsx'
import { Reviews } from './reviews.tsx'
import { shouldRevalidate } from './tabs.ts'
import type { Route } from './+types/home'
import './home.css'

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(requestApi))
}

export { shouldRevalidate }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.hero.title ?? m.site_name(),
    description: args.loaderData?.hero.text,
    isHome: true,
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="today-slot" id={TODAY} />
      <Sections content={loaderData} />
    </>
  )
}

/** Memoised because the router re-renders the page at each navigation step, which would delay a tap on a slow phone. */
const Sections = memo(function Sections({ content }: { content: Route.ComponentProps['loaderData'] }) {
  return (
    <>
      <Hero words={content.hero} classes={content.classes.items} />
      <BookShelf books={content.books} />
      <CategoryCarousel categories={content.classes} />
      <Previews previews={content.previews} />
      <LiveClasses live={content.live} />
      <Brands brands={content.brands} />
      <Investors investors={content.investors} />
      <Partners partners={content.partners} />
      <CategoryCarousel categories={content.skills} />
      <Reviews reviews={content.reviews} />
    </>
  )
})
