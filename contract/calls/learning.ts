// Lessons, quizzes, tasks, the reader, certificates, discussions and saving: the calls.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { id, searchText, stopSecret, wholeNumber } from './fields.ts'
import { DISCUSSION_STATES } from '../constants.ts'
import { CERTIFICATE_STATES } from '../record-states.ts'
import { byId, byCourse, paging, records, inserted, modified, deleted } from './shapes.ts'
import * as people from './people/people.ts'
import * as classroom from './learning/classroom.ts'
import * as guardians from './learning/guardians.ts'
import * as learning from './learning/learning.ts'
import * as quizzes from './learning/quizzes.ts'
import * as tasks from './learning/tasks.ts'
import * as reading from './learning/reading.ts'
import * as saving from './learning/saving.ts'

const byCode = z.object({ code: classroom.certificateCode })

export const learningCalls = callTable({
  // Learning
  'GET /curriculum/{course}': {
    summary: 'The published sections and lessons of a course: titles, lengths and sizes, and which are free previews.',
    access: 'optional',
    sharedByVisitors: true,
    params: byCourse,
    answer: learning.curriculum,
  },
  'GET /lessonTotals': {
    summary:
      'How many published lessons each of up to 200 courses has, and how long they take. Courses without lessons are left out.',
    access: 'open',
    query: learning.coursesQuery,
    answer: learning.lessonTotals,
  },
  'GET /learn/{course}': {
    summary: 'How far the caller is in a course, and the lesson to go on with.',
    access: 'learner',
    opens: 'course',
    by: 'course',
    params: byCourse,
    answer: learning.learning,
  },
  'GET /lesson/{id}': {
    summary: 'One lesson; a text as HTML. A free preview needs no token.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: learning.lesson,
  },
  'GET /lesson/{id}/play': {
    summary: 'Where the video, recording and captions of a lesson are, for the next six hours.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: learning.play,
    compressed: true,
  },
  'GET /lesson/{id}/watched': {
    summary: 'Which seconds of a lesson the caller has played.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: learning.watched,
  },
  'GET /lesson/{id}/saving': {
    summary:
      'What a device fetches to open a lesson without a network, in the quality that is asked for: files with the checksums of their pieces, and until when it may be opened.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    query: saving.savingQuery,
    answer: saving.saving,
    compressed: true,
  },
  'POST /saved/renew': {
    summary: 'Renews the time until which saved lessons and books may be opened, and names those that have ended.',
    access: 'signedIn',
    body: saving.renewBody,
    answer: saving.renewed,
  },
  'GET /progress': {
    summary: 'The caller’s courses with what is done in each, the last seen first.',
    access: 'signedIn',
    answer: z.array(learning.progress),
  },
  'PUT /places': {
    summary:
      'Reports what was played in up to 50 lessons. Reports may be late, repeated and in any order; the answer is the merged result.',
    access: 'signedIn',
    fromOlderPage: learning.renameThings,
    body: learning.placeUpdates,
    answer: learning.placesAnswer,
  },
  'GET /notes/{course}': {
    summary: 'The caller’s own notes in a course.',
    access: 'learner',
    opens: 'course',
    by: 'course',
    params: byCourse,
    answer: z.array(learning.note),
  },
  'PUT /note/{id}': {
    summary: 'Stores a note under an id that the device made; repeating it changes nothing.',
    access: 'signedIn',
    params: byId,
    body: learning.noteBody,
    answer: modified,
  },
  'DELETE /note/{id}': { summary: 'Deletes a note.', access: 'signedIn', params: byId, answer: deleted },

  // Quizzes
  'GET /quiz/{id}': {
    summary: 'What a quiz expects, and what the caller reached so far. Its id is that of its lesson.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: quizzes.quiz,
  },
  'GET /quiz/{id}/questions': {
    summary: 'The questions of a quiz without a time limit, to read before an attempt; of others none.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: quizzes.quizQuestions,
  },
  'POST /quiz/{id}/attempt': {
    summary: 'Begins an attempt, or continues the open one.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: quizzes.attempt,
  },
  'POST /quiz/{id}/preview': {
    summary: 'Begins an attempt that counts nowhere, in place of the administrator’s last one.',
    access: 'teacher',
    owns: 'lesson',
    by: 'id',
    params: byId,
    answer: quizzes.attempt,
  },
  'GET /attempt/{id}': {
    summary: 'One of the caller’s own attempts, with its result once it is handed in.',
    access: 'signedIn',
    params: byId,
    answer: quizzes.attempt,
  },
  'PUT /attempt/{id}': {
    summary: 'Saves answers; those of other questions stay. 409 submitted once it is handed in.',
    access: 'signedIn',
    params: byId,
    body: quizzes.answersBody,
    answer: modified,
  },
  'POST /attempt/{id}/submit': {
    summary: 'Hands in what was saved. Repeating it answers the same result.',
    access: 'signedIn',
    params: byId,
    answer: quizzes.quizResult,
  },

  // Tasks
  'GET /task/{id}': {
    summary: 'A task, and what the caller has handed in. Its id is that of its lesson.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: tasks.task,
  },
  'POST /task/{id}/begin': {
    summary: 'Begins a draft, from which days until it is due are counted; unless there is one.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: tasks.task,
  },
  'POST /task/{id}/again': {
    summary: 'Begins another draft with what was returned. 409 past_due if it may not be handed in again.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: tasks.task,
  },
  'PUT /task/{id}/text': {
    summary: 'Saves the text of the draft, unless a later one is there. 409 submitted once it is handed in.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    body: tasks.handInText,
    answer: tasks.task,
  },
  'POST /task/{id}/file': {
    summary: 'Announces a file of the draft; its bytes follow at /uploads/{_id}. 409 too_many_files after six.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    body: tasks.handInFileBody,
    answer: tasks.task,
  },
  'DELETE /task/{id}/file/{file}': {
    summary: 'Takes a file out of the draft.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: z.object({ id, file: id }),
    answer: tasks.task,
  },
  'POST /task/{id}/handIn': {
    summary: 'Hands in the draft with this text. 409 files_unfinished or past_due. Repeating it changes nothing.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    body: tasks.handInText,
    answer: tasks.task,
  },
  'POST /task/{id}/takeBack': {
    summary: 'Makes it a draft again. 409 being_graded once a teacher has opened it.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: tasks.task,
  },
  'PUT /task/{id}/seen': {
    summary: 'The caller has looked at what was returned.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: modified,
  },
  'GET /returnedTasks': {
    summary: 'Returned work that the caller has not looked at.',
    access: 'signedIn',
    answer: z.array(tasks.returnedTask),
  },
  'GET /handIns': {
    summary: 'What waits for points in the caller’s courses, oldest first; for administrators in all courses.',
    access: 'teacher',
    query: paging.extend({ course: id.optional(), lesson: id.optional() }),
    answer: tasks.handInQueue,
  },
  'POST /handIn/{id}/open': {
    summary: 'Opens it for grading; from then on its learner cannot take it back. 409 not_handed_in.',
    access: 'teacher',
    owns: 'handIn',
    by: 'id',
    params: byId,
    answer: tasks.openedHandIn,
  },
  'PUT /handIn/{id}/grade': {
    summary:
      'Saves points, words and marks, which its learner does not see yet. 409 if somebody else has changed them.',
    access: 'teacher',
    owns: 'handIn',
    by: 'id',
    params: byId,
    body: tasks.gradeChange,
    answer: tasks.gradeSaved,
  },
  'POST /handIn/{id}/return': {
    summary: 'Returns it to its learner. Enough points complete the lesson. 409 if somebody else has changed them.',
    access: 'teacher',
    owns: 'handIn',
    by: 'id',
    params: byId,
    body: tasks.gradeChange,
    answer: modified,
  },
  'GET /handIn/{id}/file/{file}': {
    summary: 'A file that was handed in, for its learner, the teacher of the course and administrators.',
    access: 'signedIn',
    params: z.object({ id, file: id }),
    answer: 'file',
  },
  'POST /quizImport': {
    summary: 'Reads questions from a CSV or GIFT file; mistakes are answered with their line numbers.',
    access: 'teacher',
    body: quizzes.quizImport,
    answer: quizzes.quizImported,
  },

  // Certificates
  'GET /certificate/{code}': {
    summary: 'Whether a certificate is real. One that is not shared answers no more than that.',
    access: 'open',
    fresh: true,
    params: byCode,
    answer: classroom.checkedCertificate,
  },
  'GET /certificates': {
    summary: 'The caller’s own certificates, newest first.',
    access: 'signedIn',
    answer: z.array(classroom.ownCertificate),
  },
  'GET /certificates/{course}': {
    summary: 'The caller’s certificate of a course, and what is still missing before it.',
    access: 'learner',
    opens: 'course',
    by: 'course',
    params: byCourse,
    answer: classroom.courseCertificate,
  },
  'POST /certificates/{course}': {
    summary:
      'Issues the certificate of a finished course under the account’s name, which the learner confirms; repeating it answers the same one. 409 unfinished or other_name.',
    access: 'learner',
    opens: 'course',
    by: 'course',
    params: byCourse,
    body: people.nameChange,
    answer: classroom.ownCertificate,
  },
  'PUT /certificate/{code}': {
    summary: 'Opens or closes the public page of the caller’s own certificate.',
    access: 'signedIn',
    params: byCode,
    body: classroom.shareBody,
    answer: modified,
  },
  'PUT /certificate/{code}/reissue': {
    summary:
      'Issues the caller’s own certificate again under the account’s new name. The code stays. 409 other_name or withdrawn.',
    access: 'signedIn',
    params: byCode,
    body: people.nameChange,
    answer: classroom.ownCertificate,
  },
  'GET /certificateRecords': {
    summary:
      'All certificates, newest first, shared or not. ?q= finds one by its code, or words in its owner’s name and email.',
    access: 'admin',
    query: records.extend({
      after: classroom.certificateCode.optional(),
      state: z.enum(CERTIFICATE_STATES).optional(),
    }),
    answer: z.array(classroom.certificateRecord),
    list: true,
  },
  'PUT /certificate/{code}/revoke': {
    summary: 'Withdraws a certificate, with a reason.',
    access: 'admin',
    params: byCode,
    body: classroom.revokeBody,
    answer: modified,
  },
  'PUT /certificate/{code}/restore': {
    summary: 'Lets a withdrawn certificate count again.',
    access: 'admin',
    params: byCode,
    answer: modified,
  },

  // Questions under a lesson
  'GET /questions/{id}': {
    summary:
      'The questions under a lesson with their answers, newest first; ?question= finds one of them. What the caller follows among them counts as seen.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    query: paging.extend({ question: id.optional() }),
    answer: z.array(classroom.lessonQuestion),
    list: true,
  },
  'GET /newAnswers': {
    summary:
      'Followed questions with answers that the caller has not seen, newest first. Reading the lesson’s questions or PUT /notifications counts as seeing.',
    access: 'signedIn',
    answer: z.array(classroom.newAnswers),
  },
  'PUT /question/{id}': {
    summary: 'Asks a question under an id that the device made; repeating it changes nothing.',
    access: 'signedIn',
    params: byId,
    body: classroom.lessonQuestionBody,
    answer: modified,
  },
  'PUT /answer/{id}': {
    summary: 'Answers a question, under an id that the device made.',
    access: 'signedIn',
    params: byId,
    body: classroom.lessonAnswerBody,
    answer: modified,
  },
  'DELETE /talk/{id}': {
    summary: 'Deletes the caller’s own question or answer.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'PUT /question/{id}/follow': {
    summary: 'Starts or stops telling the caller of new answers.',
    access: 'signedIn',
    params: byId,
    body: z.object({ isFollowed: z.boolean() }),
    answer: modified,
  },
  'POST /talk/{id}/report': {
    summary: 'Tells the administrators that a question or answer is out of place.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'PUT /answer/{id}/official': {
    summary: 'Marks the official answer of a question, or takes the mark away.',
    access: 'admin',
    params: byId,
    body: z.object({ isOfficial: z.boolean() }),
    answer: modified,
  },
  'PUT /talk/{id}/hidden': {
    summary: 'Hides a question or answer, or shows it again; its reports are settled with that.',
    access: 'admin',
    params: byId,
    body: classroom.hideBody,
    answer: modified,
  },
  'GET /talk': {
    summary:
      'What waits for an administrator: reported questions and answers, or questions without an answer. ?q= finds a part of the text.',
    access: 'admin',
    query: records.extend({ state: z.enum(DISCUSSION_STATES).default('reported') }),
    answer: z.array(classroom.listedDiscussion),
    list: true,
  },
  'DELETE /talk/{id}/reports': {
    summary: 'Settles the reports of a question or answer that may stay.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },

  // Reading
  'GET /book/{id}/read': {
    summary: 'The pages or chapters of a bought book, and where the caller was.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: reading.reading,
    compressed: true,
  },
  'GET /book/{id}/sample': {
    summary: 'The same for the part that everybody may open.',
    access: 'open',
    params: byId,
    answer: reading.reading,
    fresh: true,
    compressed: true,
  },
  'GET /book/{id}/text/{page}': {
    summary: 'The words of a page, where the book has them.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId.extend({ page: wholeNumber(1) }),
    answer: reading.pageText,
  },
  'GET /book/{id}/texts': {
    summary: 'The words of all pages that have any, for reading and searching them without a network.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: saving.pageTextList,
    compressed: true,
  },
  'GET /book/{id}/saving': {
    summary: 'What a device fetches to open a book without a network, and until when it may be opened.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: saving.saving,
    compressed: true,
  },
  'GET /book/{id}/find/{text}': {
    summary: 'The pages of a book that contain a text, at most 50.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId.extend({ text: searchText }),
    answer: reading.pagesFound,
  },
  'POST /book/{id}/download': {
    summary: 'Has a personal copy made, or answers where it is; at most ten a day.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: reading.download,
  },
  'GET /reading': {
    summary: 'The caller’s books and how far each is read, the last seen first.',
    access: 'signedIn',
    answer: z.array(reading.readingProgress),
  },
  'GET /marks/{id}': {
    summary: 'The caller’s own bookmarks and notes in a book.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: z.array(reading.mark),
  },
  'PUT /mark/{id}': {
    summary: 'Stores a bookmark or note under an id that the device made; repeating it changes nothing.',
    access: 'signedIn',
    params: byId,
    body: reading.markBody,
    answer: modified,
  },
  'DELETE /mark/{id}': { summary: 'Deletes a bookmark or note.', access: 'signedIn', params: byId, answer: deleted },
  'GET /book/{id}/files': {
    summary: 'The files of a book with their state.',
    access: 'admin',
    params: byId,
    answer: reading.bookFilesAnswer,
  },
  'PUT /book/{id}/text': {
    summary: 'Stores the author’s text of every page, for screen readers and searching.',
    access: 'admin',
    params: byId,
    body: reading.bookTextBody,
    answer: modified,
  },

  // Writing lessons
  'GET /curriculum/{course}/draft': {
    summary: 'The curriculum as administrators are writing it, with the files it names.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: learning.draft,
  },
  'PUT /curriculum/{course}': {
    summary: 'Saves the whole draft. 409 changed_meanwhile if `revision` is outdated.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    body: learning.curriculumChange,
    answer: learning.draftSaved,
  },
  'POST /curriculum/{course}/publish': {
    summary:
      'Makes the draft visible. Lessons that somebody has started are withdrawn, never erased. 409 not_reviewed for a course that was never approved.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    body: z.object({ revision: z.number().int().min(0) }),
    answer: learning.draftSaved,
  },
  'PUT /curriculum/{course}/certificateRule': {
    summary: 'What the certificate of a course takes. It holds at once, for everybody who has none yet.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    body: classroom.ruleBody,
    answer: modified,
  },
  'GET /curriculum/{course}/preview': {
    summary: 'The curriculum as learners would see it once the draft is published.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: learning.curriculum,
  },
  'GET /curriculum/{course}/lesson/{id}': {
    summary: 'A lesson of the draft as learners would see it.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse.extend(byId.shape),
    answer: learning.lessonPreview,
  },
  'GET /curriculum/{course}/lesson/{id}/play': {
    summary: 'Where the files of a lesson of the draft are. 409 preparing until they are ready.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse.extend(byId.shape),
    answer: learning.play,
  },

  // Guardians
  'GET /guardians': {
    summary: 'Who gets, or is asked to get, a mail about the caller every Friday.',
    access: 'signedIn',
    answer: z.array(guardians.guardian),
  },
  'POST /guardians': {
    summary:
      'Names a guardian, who is mailed a link to confirm. 409 guardian_known if this address was named before or has ended it, guardians_full after the second.',
    access: 'signedIn',
    body: guardians.guardianBody,
    answer: inserted,
  },
  'PUT /guardian/{id}': {
    summary: 'Agrees to a guardian who asked after paying; only then a link to confirm is mailed.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'DELETE /guardian/{id}': {
    summary: 'Ends the mails to a guardian of the caller at once.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'GET /guardianMail/{secret}': {
    summary: 'What a guardian’s link offers. A POST to the link’s page confirms it.',
    access: 'secret',
    by: 'secret',
    params: z.object({ secret: stopSecret }),
    answer: guardians.guardianPage,
  },
})
