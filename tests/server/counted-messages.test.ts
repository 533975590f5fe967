// Sentences with a count, in full: the other tests name messages by key, so only these notice a wrong singular.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wording, wordingKeys } from '../helpers/wording.ts'

type Key = Parameters<typeof wording>[0]
type Counted = [one: Key, several: Key, values: Record<string, string | number>, sentences: [string, string]]

const COUNTED: Counted[] = [
  ['list_course_one', 'list_courses', { count: 2 }, ['1 course', '2 courses']],
  [
    'instructor_one',
    'instructor_many',
    { subject: 'Physics', count: 2 },
    ['Physics, 1 instructor', 'Physics, 2 instructors'],
  ],
  ['ratings_bar_one', 'ratings_bar', { n: 8, stars: 2 }, ['1 star: 8', '2 stars: 8']],
  ['search_close_one', 'search_close_many', { count: 2 }, ['1 close match', '2 close matches']],
  ['filters_book_one', 'filters_books', { count: 2 }, ['1 book', '2 books']],
  ['lessons_count_one', 'lessons_count', { n: 2 }, ['1 lesson', '2 lessons']],
  ['saved_one_book', 'saved_count_books', { n: 2 }, ['1 book', '2 books']],
  ['saved_needs_internet_one', 'saved_need_internet', { n: 2 }, ['1 lesson needs internet', '2 lessons need internet']],
  ['grading_waiting_one', 'grading_waiting', { n: 2 }, ['1 waiting', '2 waiting, oldest first']],
  ['grading_photo', 'grading_photos', { n: 2 }, ['1 photo', '2 photos']],
  ['grading_file', 'grading_files', { n: 2 }, ['1 file', '2 files']],
  [
    'quiz_one_open',
    'quiz_some_open',
    { n: 2 },
    ['You haven’t answered one question.', 'You haven’t answered 2 questions.'],
  ],
  [
    'quiz_left_one',
    'quiz_left_some',
    { n: 2 },
    ['You can try once more. Your best attempt counts.', 'You can try 2 more times. Your best attempt counts.'],
  ],
  ['reader_sample_page', 'reader_sample_pages', { n: 2 }, ['Sample, 1 page', 'Sample, 2 pages']],
  ['reader_page_left', 'reader_pages_left', { n: 2 }, ['1 page left', '2 pages left']],
  ['reader_found_one', 'reader_found', { n: 2 }, ['Found on 1 page', 'Found on 2 pages']],
  [
    'task_usual_one',
    'task_usual',
    { name: 'Nusrat', n: 2 },
    [
      'Nusrat usually returns tasks within a day. We’ll let you know.',
      'Nusrat usually returns tasks within 2 days. We’ll let you know.',
    ],
  ],
  [
    'task_counts_when_one',
    'task_counts_when',
    { n: 2 },
    ['You’ll complete the lesson with 1 point or more.', 'You’ll complete the lesson with 2 points or more.'],
  ],
  ['task_day_before', 'task_days_before', { n: 2 }, ['1 day early.', '2 days early.']],
  [
    'task_when_uploaded_one',
    'task_when_uploaded',
    { n: 2 },
    ['You can hand in once the file is uploaded.', 'You can hand in once all 2 files are uploaded.'],
  ],
  ['task_points_fact_one', 'task_points_fact', { n: 2 }, ['Task, 1 point', 'Task, 2 points']],
  ['task_due_days_one', 'task_due_days', { n: 2 }, ['Due 1 day after you open it', 'Due 2 days after you open it']],
  ['live_table_one', 'live_table', { n: 2 }, ['1 class', 'All 2 classes']],
  [
    'live_missed_one',
    'live_missed',
    { n: 2 },
    ['1 class is already over. Your seat covers the rest.', '2 classes are already over. Your seat covers the rest.'],
  ],
  ['live_waiting_one', 'live_waiting_count', { n: 2 }, ['1 person is waiting.', '2 people are waiting.']],
  ['live_class_one', 'live_classes', { n: 2 }, ['1 class', '2 classes']],
  ['live_seat_left', 'live_seats_left', { b: '8', a: 2 }, ['1 of 8 seats left', '2 of 8 seats left']],
  ['live_hour', 'live_hours', { a: 2 }, ['1 hour', '2 hours']],
  [
    'hosting_cancel_batch_one',
    'hosting_cancel_batch_money',
    { sum: '$24', n: 2 },
    [
      '1 person has paid and gets a full refund, up to $24.',
      '2 people have paid and get full refunds, up to $24 in total.',
    ],
  ],
  [
    'hosting_held_one',
    'hosting_held_count',
    { n: 2 },
    ['1 seat is awaiting payment.', '2 seats are awaiting payment.'],
  ],
  [
    'room_lost_ago_one',
    'room_lost_ago',
    { n: 2 },
    ['You lost connection 1 second ago.', 'You lost connection 2 seconds ago.'],
  ],
  [
    'room_you_share_one',
    'room_you_share',
    { n: 2 },
    ['You’re sharing this window with 1 person', 'You’re sharing this window with 2 people'],
  ],
  ['room_unread_one', 'room_unread', { n: 2 }, ['1 new message', '2 new messages']],
  ['earnings_with_code_one', 'earnings_with_code', { code: 'EID25', n: 2 }, ['1 with EID25', '2 with EID25']],
  ['payouts_record_one', 'payouts_record', { n: 2 }, ['Record 1 payout', 'Record 2 payouts']],
  ['pay_lesson', 'pay_lessons', { lessons: 2 }, ['1 lesson', '2 lessons']],
  ['pay_quiz', 'pay_quizzes', { quizzes: 2 }, ['1 quiz', '2 quizzes']],
  ['pay_free_lesson', 'pay_free_lessons', { lessons: 2 }, ['1 lesson is free to watch', '2 lessons are free to watch']],
  [
    'announce_mail_one',
    'announce_mail',
    { n: 2 },
    ['Also send by email to the 1 learner who allows it', 'Also send by email to the 2 learners who allow it'],
  ],
  ['announce_send_one', 'announce_send', { n: 2 }, ['Send to 1 learner', 'Send to 2 learners']],
  ['announce_reached_one', 'announce_reached', { n: 2 }, ['1 learner', '2 learners']],
  ['shell_classes_one', 'shell_classes', { count: 2 }, ['1 class change', '2 class changes']],
  ['shell_answers_one', 'shell_answers', { count: 2 }, ['1 new answer', '2 new answers']],
  ['shell_returned_one', 'shell_returned', { count: 2 }, ['1 task returned', '2 tasks returned']],
  ['shell_announcements_one', 'shell_announcements', { count: 2 }, ['1 announcement', '2 announcements']],
  ['teach_learner_one', 'teach_learner_count', { count: 2 }, ['1 learner', '2 learners']],
  ['teach_finished_one', 'teach_finished_count', { count: 2 }, ['1 with a certificate', '2 with a certificate']],
  ['teach_question_one', 'teach_question_count', { count: 2 }, ['1 question', '2 questions']],
  ['teach_lesson_one', 'teach_lesson_count', { count: 2 }, ['1 lesson', '2 lessons']],
  [
    'teach_check_captions_one',
    'teach_check_captions_missing',
    { n: 2 },
    ['Missing from 1 lesson', 'Missing from 2 lessons'],
  ],
  ['teach_missing_one', 'teach_missing', { n: 2 }, ['Draft. One thing is missing.', 'Draft. 2 things are missing.']],
  ['learners_quiz_attempts_one', 'learners_quiz_attempts', { n: 2 }, ['1 attempt', '2 attempts']],
  [
    'overview_searches_one',
    'overview_searches_sentence',
    {},
    [
      '1 search term had no results. It could be an idea for a new course.',
      // Without a number, because only the most frequent searches are listed.
      'These searches came up empty most often. They could be ideas for new courses.',
    ],
  ],
  ['overview_refunds_one', 'overview_refunds_n', { n: 2 }, ['1 refund', '2 refunds']],
  ['quizform_found_one', 'quizform_found', { n: 2 }, ['1 question found', '2 questions found']],
  [
    'quizform_unfinished_one',
    'quizform_unfinished_n',
    { n: 2 },
    [
      '1 question is incomplete. It’s only in this browser until you complete it.',
      '2 questions are incomplete. They’re only in this browser until you complete them.',
    ],
  ],
  [
    'reviews_unchanged_one',
    'reviews_unchanged',
    { n: 2 },
    ['1 lesson hasn’t changed since the last review.', '2 lessons haven’t changed since the last review.'],
  ],
  ['reviews_changes_one', 'reviews_changes', { n: 2 }, ['1 change since then.', '2 changes since then.']],
  ['learners_total_one', 'learners_total', { n: 2, finished: 1 }, ['1 learner, 1 finished', '2 learners, 1 finished']],
  [
    'users_count_one',
    'users_count',
    { users: 2, admins: 1 },
    ['1 user, with admin rights', '2 users, 1 with admin rights'],
  ],
  [
    'import_ready_one',
    'import_ready',
    { file: 'list.csv', n: 2 },
    ['list.csv: 1 row ready to import', 'list.csv: 2 rows ready to import'],
  ],
  ['import_store_one', 'import_store', { n: 2 }, ['Import 1 row', 'Import 2 rows']],
  [
    'import_done_one',
    'import_done',
    { n: 2 },
    ['1 row imported. You can undo this for a day.', '2 rows imported. You can undo this for a day.'],
  ],
  [
    'import_undo_content_one',
    'import_undo_content',
    { n: 2 },
    [
      '1 row was imported. It’ll move to the bin, unless it’s been changed, ordered or used since then.',
      '2 rows were imported. They’ll move to the bin, except any changed, ordered or used since then.',
    ],
  ],
  [
    'import_undo_people_one',
    'import_undo_people',
    { n: 2 },
    [
      '1 account was created. It’ll be deleted, unless it’s been used or changed since then.',
      '2 accounts were created. They’ll be deleted, except any used or changed since then.',
    ],
  ],
  ['activity_days_one', 'activity_days_n', { n: 2 }, ['1 day of learning', '2 days of learning']],
  ['activity_lessons_one', 'activity_lessons_n', { n: 2 }, ['1 lesson', '2 lessons']],
  ['activity_minutes_one', 'activity_minutes_n', { n: 2 }, ['1 minute', '2 minutes']],
  ['form_preview_page', 'form_preview_pages', { pages: 2 }, ['1 page', '2 pages']],
  ['files_uses_one', 'files_uses', { n: 2 }, ['Used in 1 place', 'Used in 2 places']],
  ['curriculum_lessons_one', 'curriculum_lessons', { n: 2 }, ['1 lesson', '2 lessons']],
  ['curriculum_questions_one', 'curriculum_questions', { n: 2 }, ['1 question', '2 questions']],
  ['curriculum_unpublished_one', 'curriculum_unpublished', { n: 2 }, ['1 unpublished change', '2 unpublished changes']],
  ['curriculum_publish_n_one', 'curriculum_publish_n', { n: 2 }, ['Publish 1 change', 'Publish 2 changes']],
  [
    'curriculum_learners_see_one',
    'curriculum_learners_see',
    { n: 2 },
    ['Learners can see 1 lesson now.', 'Learners can see 2 lessons now.'],
  ],
  [
    'curriculum_hidden_one',
    'curriculum_hidden',
    { n: 2 },
    ['1 isn’t ready, so it stays hidden.', '2 aren’t ready, so they stay hidden.'],
  ],
  [
    'curriculum_unfinished_one',
    'curriculum_unfinished',
    { n: 2 },
    ['1 quiz field is incomplete, so it stays as it was.', '2 quiz fields are incomplete, so they stay as they were.'],
  ],
]

/** Keys that end like a singular but count nothing. */
const NO_COUNT: Key[] = [
  'blog_one',
  'curriculum_drop_one',
  'field_only_one',
  'quiz_choose_one',
  'quizform_one',
  'room_mute_one',
  'teacher_one',
]

it('has a row here for every singular', () => {
  const listed = new Set<string>([...COUNTED.map(([one]) => one), ...NO_COUNT])
  const singulars = wordingKeys.filter((key) => key.endsWith('_one'))
  assert.deepEqual(
    singulars.filter((key) => !listed.has(key)),
    [],
  )
})

describe('a counted message', () => {
  for (const [one, several, values, sentences] of COUNTED) {
    it(`says “${sentences[0]}” for one`, () => {
      assert.deepEqual([wording(one, values), wording(several, values)], sentences)
    })
  }
})
