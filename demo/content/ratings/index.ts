// Sample ratings written for the demo. They quote nobody, have no name, and are labelled as samples.
import { bookRatings } from './books.ts'
import { primaryRatings } from './primary.ts'
import { secondaryRatings } from './secondary.ts'
import { skillRatings } from './skills.ts'
import type { DemoRatings } from './types.ts'

export const demoRatings: DemoRatings = { ...primaryRatings, ...secondaryRatings, ...skillRatings, ...bookRatings }
