// The e-books on the demo school's shelf, oldest first: the two languages take turns, as on a real shelf.
import { bengaliBooks } from './books-bengali.ts'
import { englishBooks } from './books-english.ts'
import type { DemoBook } from './types.ts'

export const books: DemoBook[] = englishBooks.flatMap((book, index) => [book, ...bengaliBooks.slice(index, index + 1)])
