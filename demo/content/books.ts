// The demo school's e-books, oldest first, alternating between the two languages.
import { bengaliBooks } from './books-bengali.ts'
import { englishBooks } from './books-english.ts'
import type { DemoBook } from './types.ts'

export const books: DemoBook[] = englishBooks.flatMap((book, index) => [book, ...bengaliBooks.slice(index, index + 1)])
