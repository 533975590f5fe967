// Everything the modules store about a person, combined for export and deletion.
import { announcementLists } from './teaching/announcements/person-lists.ts'
import { calendarLists } from './live/calendar/person-lists.ts'
import { certificateLists } from './learning/certificates/person-lists.ts'
import { messageLists } from './site/contact/person-lists.ts'
import { earningLists, forgetPayoutDetails } from './orders/earnings/person-lists.ts'
import { guardianLists } from './learning/guardians/person-lists.ts'
import { learningLists } from './learning/lessons/person-lists.ts'
import { freeSeats, liveLists } from './live/batches/person-lists.ts'
import { liveMessageLists } from './live/room/messages.ts'
import { notificationLists } from './site/notifications/person-lists.ts'
import { anonymiseBuyer } from './orders/orders/end-payment.ts'
import { orderLists } from './orders/orders/person-lists.ts'
import { activityLists } from './teaching/overview/person-lists.ts'
import { clearMessages, linkLists } from './orders/pay-links/person-lists.ts'
import type { PersonData } from './people/accounts/person-data.ts'
import { pushLists } from './people/push/person-lists.ts'
import { discussionLists } from './learning/discussions/person-lists.ts'
import { quizLists } from './learning/quizzes/person-lists.ts'
import { ratingLists } from './catalogue/ratings/person-lists.ts'
import { readingLists } from './learning/reading/person-lists.ts'
import { reviewLists } from './site/reviews/person-lists.ts'
import { deleteHandIns, taskLists } from './learning/tasks/person-lists.ts'
import { forgetInvites, teachingLists } from './teaching/courses/person-lists.ts'

export const personData: PersonData = {
  lists: (db, person) => ({
    ...orderLists(db, person.id),
    ...linkLists(db, person.id),
    ...learningLists(db, person.id),
    ...activityLists(db, person.id),
    ...readingLists(db, person.id),
    ...quizLists(db, person.id),
    ...taskLists(db, person.id),
    ...certificateLists(db, person.id),
    ...liveLists(db, person.id),
    ...discussionLists(db, person.id),
    ...ratingLists(db, person.id),
    ...reviewLists(db, person.id),
    ...notificationLists(db, person.id),
    ...pushLists(db, person.id),
    ...guardianLists(db, person.id),
    ...liveMessageLists(db, person.id),
    ...announcementLists(db, person.id),
    ...calendarLists(db, person.id),
    ...earningLists(db, person.id),
    ...messageLists(db, person),
    ...teachingLists(db, person),
  }),
  async forget(tx, userId, by, at) {
    await clearMessages(tx, userId)
    await deleteHandIns(tx, userId, at)
    await freeSeats(tx, userId)
    await forgetPayoutDetails(tx, userId)
    await forgetInvites(tx, userId)
    await anonymiseBuyer(tx, userId, by, at)
  },
}
