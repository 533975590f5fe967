// Courses, books, blogs and instructors: the calls.
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
  'GET /blogs/{id}': { summary: 'One blog.', access: 'open', params: byId, answer: catalogue.blog },
  'GET /blog/{id}': { summary: 'One blog.', access: 'open', params: byId, answer: catalogue.blog },
  'GET /blog/{id}/related': {
    summary:
      'The blogs before and after one, and a few more: in its language and by its writer first, then the newest.',
    access: 'open',
    params: byId,
    answer: catalogue.relatedBlogs,
  },
  'POST /addBlog': { summary: 'Adds a blog.', access: 'admin', body: catalogue.blogBody, answer: inserted },
  'PUT /blogUpdate/{id}': {
    ifMatch: true,
    summary:
      'Changes the fields of a blog that are sent. 409 changed_meanwhile if the revision in `If-Match` is outdated.',
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
    summary: 'How many books each value of a filter would list together with the filters of the query.',
    access: 'open',
    query: filters.bookFilters,
    answer: filters.bookCounts,
  },
  'GET /books/{id}': { summary: 'One book.', access: 'open', params: byId, answer: catalogue.book },
  'GET /book/{id}': {
    summary: 'One book; a deleted one only for administrators and people who paid for it.',
    access: 'optional',
    sharedByVisitors: true,
    params: byId,
    answer: catalogue.book,
  },
  'GET /book/{id}/related': {
    summary: 'A few other books: by its writers first, then in its language, each the most rated first.',
    access: 'open',
    params: byId,
    answer: z.array(catalogue.book),
  },
  'POST /addBook': {
    summary: 'Adds a book; it is unread.',
    access: 'admin',
    body: catalogue.bookBody,
    answer: inserted,
  },
  'PUT /bookUpdate/{id}': {
    ifMatch: true,
    summary:
      'Changes the fields of a book that are sent. 409 changed_meanwhile if the revision in `If-Match` is outdated.',
    access: 'admin',
    params: byId,
    body: catalogue.bookChange,
    answer: modified,
  },
  'DELETE /bookDelete/{id}': { summary: 'Deletes a book.', access: 'admin', params: byId, answer: deleted },

  // Courses
  'GET /courses/{key}': {
    summary: 'Courses of a class or category, newest first unless sorted otherwise. Filters narrow the list.',
    access: 'open',
    params: byKey,
    query: paging.extend({ ...filters.courseFilters.shape, ...filters.sorting }),
    answer: z.array(catalogue.course),
    list: true,
  },
  'GET /courseCounts/{key}': {
    summary:
      'How many courses of a class or category each value of a filter would list together with the filters of the query.',
    access: 'open',
    params: byKey,
    query: filters.courseFilters,
    answer: filters.courseCounts,
  },
  'GET /course/{id}': {
    summary: 'One course; a deleted one only for administrators and people who paid for it.',
    access: 'optional',
    sharedByVisitors: true,
    params: byId,
    answer: catalogue.course,
  },
  'GET /course/{id}/related': {
    summary:
      'A few other courses: of its class and subject first, then of its class and its instructor; in its language before others, each the most popular first.',
    access: 'open',
    params: byId,
    answer: z.array(catalogue.course),
  },
  'POST /addCourse': {
    summary: 'Adds a course; it is unread.',
    access: 'admin',
    body: catalogue.courseBody,
    answer: inserted,
  },
  'PUT /courseUpdate/{id}': {
    ifMatch: true,
    summary:
      'Changes the fields of a course that are sent. A teacher changes title, price, type, cover, introduction and promo code of a course on sale only through review, and its cover is an upload of the teacher’s or a file of this site; for administrators its type is fixed. 409 changed_meanwhile if the revision in `If-Match` is outdated, in_review while a reviewer looks at it.',
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
      'Courses whose title contains the text, best match first unless sorted otherwise; X-Total-Count is the total. Filters narrow the list; of a text in very many titles they and the sorting see only the best.',
    access: 'open',
    query: searching.extend({ ...filters.courseFilters.shape, ...filters.sorting }),
    answer: z.array(catalogue.course),
    list: true,
  },
  'GET /searchCounts': {
    summary:
      'How many of the courses found, close matches included, each value of a filter would list together with the filters of the query.',
    access: 'open',
    query: z.object({ q: searchText.default(''), ...filters.courseFilters.shape }),
    answer: filters.courseCounts,
  },
  'GET /suggest': {
    summary: 'Titles to suggest while somebody types; tolerates typing mistakes.',
    access: 'open',
    query: z.object({ q: searchText.default('') }),
    answer: z.array(catalogue.suggestion),
  },
  'GET /search': {
    summary:
      'Close matches besides `GET /searchCourse` (typing mistakes, other words, other script), and books, instructors and posts, each the best first; `more` if there are more than `limit` after the first `skip`. `only` asks for one group. Filters and sorting apply to the close matches.',
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
    summary: 'The search box’s dropdown: a few courses, books, instructors and posts, also for mistyped texts.',
    access: 'open',
    query: z.object({ q: searchText.default('') }),
    answer: catalogue.suggestionGroups,
  },

  // Instructors
  'GET /instructors/{Subject}': {
    summary: 'Instructors of a subject.',
    access: 'open',
    params: z.object({ Subject: z.enum(SUBJECTS) }),
    query: paging,
    answer: z.array(catalogue.instructor),
    list: true,
  },
  'GET /instructor/{id}': { summary: 'One instructor.', access: 'open', params: byId, answer: catalogue.instructor },
  'GET /instructor/{id}/courses': {
    summary: 'An instructor’s courses, newest first.',
    access: 'open',
    params: byId,
    query: paging,
    answer: z.array(catalogue.course),
    list: true,
  },
  'GET /instructor/{id}/subjects': {
    summary: 'The subjects of an instructor’s courses, the one with the most courses first.',
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
      'Changes the fields of an instructor that are sent. 409 changed_meanwhile if the revision in `If-Match` is outdated.',
    access: 'admin',
    params: byId,
    body: catalogue.instructorChange,
    answer: modified,
  },
  'DELETE /instructor/{id}': { summary: 'Deletes an instructor.', access: 'admin', params: byId, answer: deleted },

  // Ratings
  'GET /ratings/{id}': {
    summary: 'How buyers rate a course or book: average, distribution and the newest.',
    access: 'open',
    params: byId,
    answer: classroom.ratings,
  },
  'GET /rating/{id}': {
    summary: 'Whether the caller may rate a course or book, and their rating.',
    access: 'signedIn',
    params: byId,
    answer: classroom.ownRating,
  },
  'PUT /rating/{id}': {
    summary: 'Rates a course or book that the caller bought and has begun; once, and changeable.',
    access: 'signedIn',
    params: byId,
    body: classroom.ratingBody,
    answer: modified,
  },
  'DELETE /rating/{id}': {
    summary: 'Takes the caller’s rating back.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'GET /ratings': {
    summary: 'All ratings, newest first. ?q= finds words in the text, or an email.',
    access: 'admin',
    query: records.extend({ state: z.enum(RATING_STATES).optional() }),
    answer: z.array(classroom.listedRating),
    list: true,
  },
  'PUT /rating/{id}/hidden': {
    summary: 'Hides one rating with a reason, or shows it again.',
    access: 'admin',
    params: byId,
    body: classroom.hideBody,
    answer: modified,
  },
})
