import type { RouterContextProvider } from 'react-router'
import { requestApi } from '../../session/request-api.ts'
import type { BookShell } from './read-skeleton.tsx'

/** Null for a deleted book, which only buyers may open. The browser then fetches it with their session. */
export async function loadBookShell(context: Readonly<RouterContextProvider>, id: string): Promise<BookShell | null> {
  try {
    const { bookName, formate } = await context.get(requestApi)('GET /book/{id}', { params: { id } })
    return { title: bookName, isAudio: formate === 'MP3' }
  } catch {
    return null
  }
}
