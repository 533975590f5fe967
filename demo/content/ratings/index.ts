// Samples written for the demo: they quote nobody, carry no name, and pages label them.
import { bookRatings } from './books.ts'
import { primaryRatings } from './primary.ts'
import { secondaryRatings } from './secondary.ts'
import { skillRatings } from './skills.ts'
import type { DemoRatings } from './types.ts'

export const demoRatings: DemoRatings = { ...primaryRatings, ...secondaryRatings, ...skillRatings, ...bookRatings }
