import { m } from '../../paraglide/messages.js'
import { TEXTS } from '#contract/texts.ts'
import { HOME_BOOKS } from '#contract/constants.ts'
import { requestApi } from '../../request-api.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(requestApi)
  return { books: await api('GET /books', { query: { limit: HOME_BOOKS } }) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>{TEXTS.heroTitle}</h1>
      <p>{m.home_hero_text()}</p>
      <ul>
        {loaderData.books.map((book) => (
          <li key={book._id}>{book.bookName}</li>
        ))}
      </ul>
    </main>
  )
}
