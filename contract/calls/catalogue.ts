// Calls about courses, books, blogs and instructors.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { searchText, wholeNumber } from './fields.ts'
import { GROUP_LIMIT, MAX_GROUP_FOUND, MAX_GROUP_LIMIT, SEARCH_GROUPS, SUBJECTS } from '../constants.ts'
import { RATING_STATES } from '../record-states.ts'
import { byId, byKey, paging, searching, records, inserted, modified, deleted } from './shapes.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as classroom from './learning/classroom.ts'
import * as filters from './catalogue/filters.ts'

export const catalogueCalls = callTable({
  // Blogs
  'GET /blogs': {
    summary: 'Blogs, newest first.',
    access: 'open',
    query: paging,
    answer: z.array(catalogue.blog),
    list: true,
  },
  'GET /blogs/{id}': { summary: 'A single blog.', access: 'open', params: byId, answer: catalogue.blog },
  'GET /blog/{id}': { summary: 'A single blog.', access: 'open', params: byId, answer: catalogue.blog },
  'GET /blog/{id}/related': {
    summary: 'The previous and next blogs, plus a few more: same language and author first, then newest.',
    access: 'open',
    params: byId,
    answer: catalogue.relatedBlogs,
  },
  'POST /addBlog': { summary: 'Adds a blog.', access: 'admin', body: catalogue.blogBody, answer: inserted },
  'PUT /blogUpdate/{id}': {
    ifMatch: true,
    summary:
      'Updates the blog fields sent in the body. 409 changed_meanwhile if the revision in `If-Match` is outdated.',
    access: 'admin',
    params: byId,
    body: catalogue.blogChange,
    answer: modified,
  },
  'DELETE /blogDelete/{id}': { summary: 'Deletes a blog.', access: 'admin', params: byId, answer: deleted },

  // Books
  'GET /books': {
    summary: 'Books, newest first unless sorted otherwise. Filters narrow the list.',
    access: 'open',
    query: paging.extend({ ...filters.bookFilters.shape, ...filters.sorting }),
    answer: z.array(catalogue.book),
    list: true,
  },
  'GET /bookCounts': {
    summary: 'How many books each filter value would match, combined with the query’s other filters.',
    access: 'open',
    query: filters.bookFilters,
    answer: filters.bookCounts,
  },
  'GET /books/{id}': { summary: 'A single book.', access: 'open', params: byId, answer: catalogue.book },
  'GET /book/{id}': {
    summary: 'A single book. Deleted books are visible only to administrators and people who paid for them.',
    access: 'optional',
    sharedByVisitors: true,
    params: byId,
    answer: catalogue.book,
  },
  'GET /book/{id}/related': {
    summary: 'A few other books: same authors first, then same language, each group sorted by number of ratings.',
    access: 'open',
    params: byId,
    answer: z.array(catalogue.book),
  },
  'POST /addBook': {
    summary: 'Adds a book, unread for everyone.',
    access: 'admin',
    body: catalogue.bookBody,
    answer: inserted,
  },
  'PUT /bookUpdate/{id}': {
    ifMatch: true,
    summary:
      'Updates the book fields sent in the body. 409 changed_meanwhile if the revision in `If-Match` is outdated.',
    access: 'admin',
    params: byId,
    body: catalogue.bookChange,
    answer: modified,
  },
  'DELETE /bookDelete/{id}': { summary: 'Deletes a book.', access: 'admin', params: byId, answer: deleted },

  // Courses
  'GET /courses/{key}': {
    summary: 'Courses in a class or category, newest first unless sorted otherwise. Filters narrow the list.',
    access: 'open',
    params: byKey,
    query: paging.extend({ ...filters.courseFilters.shape, ...filters.sorting }),
    answer: z.array(catalogue.course),
    list: true,
  },
  'GET /courseCounts/{key}': {
    summary:
      'How many courses in a class or category each filter value would match, combined with the query’s other filters.',
    access: 'open',
    params: byKey,
    query: filters.courseFilters,
    answer: filters.courseCounts,
  },
  'GET /course/{id}': {
    summary: 'A single course. Deleted courses are visible only to administrators and people who paid for them.',
    access: 'optional',
    sharedByVisitors: true,
    params: byId,
    answer: catalogue.course,
  },
  'GET /course/{id}/related': {
    summary:
      'A few other courses: same class and subject first, then same class and instructor. Same-language courses lead; each group is sorted by popularity.',
    access: 'open',
    params: byId,
    answer: z.array(catalogue.course),
  },
  'POST /addCourse': {
    summary: 'Adds a course, unread for everyone.',
    access: 'admin',
    body: catalogue.courseBody,
    answer: inserted,
  },
  'PUT /courseUpdate/{id}': {
    ifMatch: true,
    summary:
      'Updates the course fields sent in the body. Once a course is on sale, a teacher’s changes to its title, price, type, cover, introduction and promo code go through review, and the cover must be the teacher’s own upload or a file on this site. Administrators can’t change the type. 409 changed_meanwhile if the revision in `If-Match` is outdated, in_review during a review.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: catalogue.courseChange,
    answer: modified,
  },
  'DELETE /course/{id}': { summary: 'Deletes a course.', access: 'admin', params: byId, answer: deleted },
  'GET /searchCourse': {
    summary:
      'Courses whose title contains the text, best match first unless sorted otherwise. X-Total-Count is the total. Filters narrow the list; when a great many titles match, filters and sorting only apply to the best matches.',
    access: 'open',
    query: searching.extend({ ...filters.courseFilters.shape, ...filters.sorting }),
    answer: z.array(catalogue.course),
    list: true,
  },
  'GET /searchCounts': {
    summary:
      'How many of the courses found, close matches included, each filter value would match, combined with the query’s other filters.',
    access: 'open',
    query: z.object({ q: searchText.default(''), ...filters.courseFilters.shape }),
    answer: filters.courseCounts,
  },
  'GET /suggest': {
    summary: 'Title suggestions for search as you type. Tolerates typos.',
    access: 'open',
    query: z.object({ q: searchText.default('') }),
    answer: z.array(catalogue.suggestion),
  },
  'GET /search': {
    summary:
      'Close matches beyond those of `GET /searchCourse` (typos, synonyms, another script), plus books, instructors and blog posts, each sorted by relevance. `more` is set if there are more than `limit` results after the first `skip`. `only` limits the search to one group. Filters and sorting apply to the close matches.',
    access: 'open',
    query: z.object({
      q: searchText.default(''),
      limit: wholeNumber(1, MAX_GROUP_LIMIT).default(GROUP_LIMIT),
      skip: wholeNumber(0, MAX_GROUP_FOUND).default(0),
      only: z.enum(SEARCH_GROUPS).optional(),
      ...filters.courseFilters.shape,
      ...filters.sorting,
    }),
    answer: catalogue.searchGroups,
  },
  'GET /search/suggestions': {
    summary: 'Suggestions for the search box: a few courses, books, instructors and blog posts. Tolerates typos.',
    access: 'open',
    query: z.object({ q: searchText.default('') }),
    answer: catalogue.suggestionGroups,
  },

  // Instructors
  'GET /instructors/{Subject}': {
    summary: 'Instructors who teach a subject.',
    access: 'open',
    params: z.object({ Subject: z.enum(SUBJECTS) }),
    query: paging,
    answer: z.array(catalogue.instructor),
    list: true,
  },
  'GET /instructor/{id}': {
    summary: 'A single instructor.',
    access: 'open',
    params: byId,
    answer: catalogue.instructor,
  },
  'GET /instructor/{id}/courses': {
    summary: 'An instructor’s courses, newest first.',
    access: 'open',
    params: byId,
    query: paging,
    answer: z.array(catalogue.course),
    list: true,
  },
  'GET /instructor/{id}/subjects': {
    summary: 'The subjects of an instructor’s courses, sorted by number of courses.',
    access: 'open',
    params: byId,
    answer: z.array(catalogue.taughtSubject),
  },
  'POST /addInstructor': {
    summary: 'Adds an instructor.',
    access: 'admin',
    body: catalogue.instructorBody,
    answer: inserted,
  },
  'PUT /updateInstructor/{id}': {
    ifMatch: true,
    summary:
      'Updates the instructor fields sent in the body. 409 changed_meanwhile if the revision in `If-Match` is outdated.',
    access: 'admin',
    params: byId,
    body: catalogue.instructorChange,
    answer: modified,
  },
  'DELETE /instructor/{id}': { summary: 'Deletes an instructor.', access: 'admin', params: byId, answer: deleted },

  // Ratings
  'GET /ratings/{id}': {
    summary: 'A course’s or book’s ratings: average, distribution and the newest ones.',
    access: 'open',
    params: byId,
    answer: classroom.ratings,
  },
  'GET /rating/{id}': {
    summary: 'The caller’s rating of a course or book, and whether they may rate it.',
    access: 'signedIn',
    params: byId,
    answer: classroom.ownRating,
  },
  'PUT /rating/{id}': {
    summary: 'Rates a course or book that the caller bought and has started. A second rating replaces the first.',
    access: 'signedIn',
    params: byId,
    body: classroom.ratingBody,
    answer: modified,
  },
  'DELETE /rating/{id}': {
    summary: 'Deletes the caller’s rating.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'GET /ratings': {
    summary: 'All ratings, newest first. ?q= searches the text, or finds an email.',
    access: 'admin',
    query: records.extend({ state: z.enum(RATING_STATES).optional() }),
    answer: z.array(classroom.listedRating),
    list: true,
  },
  'PUT /rating/{id}/hidden': {
    summary: 'Hides a rating, with a reason, or shows it again.',
    access: 'admin',
    params: byId,
    body: classroom.hideBody,
    answer: modified,
  },
})
