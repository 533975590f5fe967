import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { blogCalls } from './content/blog-calls.ts'
import { bookCalls } from './content/book-calls.ts'
import { courseCalls } from './content/course-calls.ts'
import { instructorCalls } from './content/instructor-calls.ts'
import { listedRatings } from './ratings/listed-ratings.ts'
import { ratingCalls } from './ratings/rating-calls.ts'
import { searchCalls } from './search/search-calls.ts'

export function calls(deps: Deps): HandlersOf<'catalogue'> {
  return {
    ...blogCalls(deps),
    ...bookCalls(deps),
    ...courseCalls(deps),
    ...instructorCalls(deps),
    ...searchCalls(deps),
    ...ratingCalls(deps),
    ...listedRatings(deps),
  }
}
