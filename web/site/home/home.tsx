import { memo, Suspense } from 'react'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { requestApi } from '../../session/request-api.ts'
import { useLaterSections } from '../../ui/use-later-sections.ts'
import { SLOTS } from '../today/slot.ts'
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
  useLaterSections()
  return (
    <>
      <div className="desk-slot" id={SLOTS.desk} />
      <Sections content={loaderData} />
    </>
  )
}

/**
 * Memoised, because the router re-renders the page at each navigation step, which would delay a tap on a slow phone.
 * Each section has its own Suspense boundary, although nothing in it suspends, so that React hydrates them one by one
 * and handles taps in between.
 */
const Sections = memo(function Sections({ content }: { content: Route.ComponentProps['loaderData'] }) {
  return (
    <>
      <Suspense>
        <Hero words={content.hero} classes={content.classes.items} />
      </Suspense>
      <Suspense>
        <BookShelf books={content.books} />
      </Suspense>
      <div className="shelf-slot" id={SLOTS.shelf} />
      <Suspense>
        <CategoryCarousel categories={content.classes} />
      </Suspense>
      <Suspense>
        <Previews previews={content.previews} />
      </Suspense>
      <Suspense>
        <LiveClasses live={content.live} />
      </Suspense>
      <Suspense>
        <Brands brands={content.brands} />
      </Suspense>
      <Suspense>
        <Investors investors={content.investors} />
      </Suspense>
      <Suspense>
        <Partners partners={content.partners} />
      </Suspense>
      <Suspense>
        <CategoryCarousel categories={content.skills} />
      </Suspense>
      <Suspense>
        <Reviews reviews={content.reviews} />
      </Suspense>
    </>
  )
})
