// The e-books on the demo school's shelf.
import { bengaliBooks } from './books-bengali.ts'
import { englishBooks } from './books-english.ts'
import type { DemoBook } from './types.ts'

export const books: DemoBook[] = [...englishBooks, ...bengaliBooks]
