import type { RouterContextProvider } from 'react-router'
import { requestApi } from '../request-api.ts'
import type { BookShell } from './read-skeleton.tsx'

/** Null for a book that is gone, or open only to those who bought it: the browser asks in their name. */
export async function loadBookShell(context: Readonly<RouterContextProvider>, id: string): Promise<BookShell | null> {
  try {
    const { bookName, formate } = await context.get(requestApi)('GET /book/{id}', { params: { id } })
    return { title: bookName, isAudio: formate === 'MP3' }
  } catch {
    return null
  }
}
