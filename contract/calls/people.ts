// Accounts, sign-in and notifications in browsers: the calls.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { myData } from './my-data.ts'
import { byId, byEmail, paging, inserted, modified, deleted } from './shapes.ts'
import * as people from './people/people.ts'
import * as push from './people/push.ts'

export const peopleCalls = callTable({
  // Signing in and people
  'PUT /user/{email}': {
    summary: 'After any sign-in: exchanges the identity service’s ID token for an access token.',
    access: 'idToken',
    params: byEmail,
    body: people.exchangeBody,
    answer: z.object({ token: z.string() }),
  },
  'POST /signOut': {
    summary: 'Ends the session of the access token it is called with.',
    access: 'signedIn',
    answer: z.object({ signedOut: z.literal(true) }),
  },
  'GET /admin/{email}': {
    summary: 'Whether the person is an administrator.',
    access: 'self',
    by: 'email',
    params: byEmail,
    answer: z.object({ admin: z.boolean() }),
  },
  'GET /user': {
    summary: 'All users, newest first. ?q= finds words in name and email; the last word may be a prefix.',
    access: 'admin',
    query: paging.extend(people.userFilters.shape),
    answer: z.array(people.listedUser),
    list: true,
  },
  'PUT /user/admin/{email}': {
    summary: 'Makes a user an administrator; the rights take effect once the email is confirmed.',
    access: 'admin',
    params: byEmail,
    answer: modified,
  },
  'DELETE /user/admin/{email}': {
    summary: 'Makes an administrator an ordinary user again. 409 last_admin for the last one.',
    access: 'admin',
    params: byEmail,
    answer: modified,
  },
  'DELETE /user/{id}': {
    summary: 'Deletes a user, the sign-in account and all tokens; paid orders stay as records without the name.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },
  'GET /user/{email}': {
    summary: 'A person’s profile.',
    access: 'self',
    by: 'email',
    params: byEmail,
    answer: people.profile,
  },
  'PUT /users/{email}': {
    summary: 'Changes a profile; name and email cannot be changed.',
    access: 'self',
    by: 'email',
    params: byEmail,
    body: people.profileChange,
    answer: modified,
  },
  'PUT /users/{email}/name': {
    summary: 'Changes a person’s name. 409 name_elsewhere where a hosted identity service keeps it.',
    access: 'self',
    by: 'email',
    params: byEmail,
    body: people.nameChange,
    answer: modified,
  },
  'DELETE /users/{email}/phone': {
    summary: 'Removes a person’s phone number together with its confirmation.',
    access: 'self',
    by: 'email',
    params: byEmail,
    answer: modified,
  },
  'DELETE /users/{email}': {
    summary:
      'Deletes the caller’s own account as an administrator would. 403 sign_in_again if the sign-in is older than five minutes, 409 last_admin for the last administrator.',
    access: 'self',
    by: 'email',
    params: byEmail,
    answer: deleted,
  },
  'GET /myData': {
    summary: 'Everything stored about the caller, as a file.',
    access: 'signedIn',
    answer: myData,
  },

  // Notifications in browsers
  'GET /push': {
    summary: 'The key to subscribe with, and the browsers that the caller is notified in.',
    access: 'signedIn',
    answer: push.pushState,
  },
  'PUT /push': {
    summary: 'Notifies the caller in this browser, which nobody else is notified in any more.',
    access: 'signedIn',
    body: push.pushBody,
    answer: inserted,
  },
  'DELETE /push/{id}': {
    summary: 'Ends notifications in one browser of the caller.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'POST /push/renew': {
    summary: 'A browser’s push service gave it another address; the old one proves whose it is.',
    access: 'open',
    fresh: true,
    body: push.pushRenewal,
    answer: modified,
  },
})
