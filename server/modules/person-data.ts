// Everything the modules store about a person, combined for export and deletion.
import { announcementLists } from './announcements/person-lists.ts'
import { calendarLists } from './calendar/person-lists.ts'
import { certificateLists } from './certificates/person-lists.ts'
import { messageLists } from './contact/person-lists.ts'
import { earningLists, forgetPayoutDetails } from './earnings/person-lists.ts'
import { guardianLists } from './guardians/person-lists.ts'
import { learningLists } from './learning/person-lists.ts'
import { freeSeats, liveLists } from './live/person-lists.ts'
import { liveMessageLists } from './live-room/messages.ts'
import { notificationLists } from './notifications/person-lists.ts'
import { anonymiseBuyer } from './orders/end-payment.ts'
import { orderLists } from './orders/person-lists.ts'
import { activityLists } from './overview/person-lists.ts'
import { clearMessages, linkLists } from './pay-links/person-lists.ts'
import type { PersonData } from './people/person-data.ts'
import { pushLists } from './push/person-lists.ts'
import { discussionLists } from './discussions/person-lists.ts'
import { quizLists } from './quizzes/person-lists.ts'
import { ratingLists } from './ratings/person-lists.ts'
import { readingLists } from './reading/person-lists.ts'
import { reviewLists } from './reviews/person-lists.ts'
import { deleteHandIns, taskLists } from './tasks/person-lists.ts'
import { forgetInvites, teachingLists } from './teaching/person-lists.ts'

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
