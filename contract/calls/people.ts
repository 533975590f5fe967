// Calls about accounts, sign-in and browser notifications.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { myData } from './my-data.ts'
import { byId, byEmail, paging, inserted, modified, deleted } from './shapes.ts'
import * as people from './people/people.ts'
import * as push from './people/push.ts'

export const peopleCalls = callTable({
  // Signing in and people
  'PUT /user/{email}': {
    summary: 'Exchanges the identity service’s ID token for an access token, after any sign-in.',
    access: 'idToken',
    params: byEmail,
    body: people.exchangeBody,
    answer: z.object({ token: z.string() }),
  },
  'POST /signOut': {
    summary: 'Ends the session of the access token sent with the call.',
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
    summary: 'All users, newest first. ?q= searches names and emails; the last word may be a prefix.',
    access: 'admin',
    query: paging.extend(people.userFilters.shape),
    answer: z.array(people.listedUser),
    list: true,
  },
  'PUT /user/admin/{email}': {
    summary: 'Makes a user an administrator. The rights take effect once the email is confirmed.',
    access: 'admin',
    params: byEmail,
    answer: modified,
  },
  'DELETE /user/admin/{email}': {
    summary: 'Removes a user’s administrator rights. 409 last_admin for the last administrator.',
    access: 'admin',
    params: byEmail,
    answer: modified,
  },
  'DELETE /user/{id}': {
    summary: 'Deletes a user, the sign-in account and all tokens. Paid orders are kept as records without the name.',
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
    summary: 'Updates a profile. Name and email can’t be changed here.',
    access: 'self',
    by: 'email',
    params: byEmail,
    body: people.profileChange,
    answer: modified,
  },
  'PUT /users/{email}/name': {
    summary: 'Changes a person’s name. 409 name_elsewhere if a hosted identity service keeps it.',
    access: 'self',
    by: 'email',
    params: byEmail,
    body: people.nameChange,
    answer: modified,
  },
  'DELETE /users/{email}/phone': {
    summary: 'Removes a person’s phone number and its confirmation.',
    access: 'self',
    by: 'email',
    params: byEmail,
    answer: modified,
  },
  'DELETE /users/{email}': {
    summary:
      'Deletes the caller’s own account, as an administrator would. 403 sign_in_again if the last sign-in is more than five minutes old, 409 last_admin for the last administrator.',
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
    summary: 'The public key for push subscriptions, and the browsers that notify the caller.',
    access: 'signedIn',
    answer: push.pushState,
  },
  'PUT /push': {
    summary: 'Turns on notifications for the caller in this browser, and turns them off for anyone else who used it.',
    access: 'signedIn',
    body: push.pushBody,
    answer: inserted,
  },
  'DELETE /push/{id}': {
    summary: 'Turns off notifications in one of the caller’s browsers.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'POST /push/renew': {
    summary: 'Records the new address that a push service gave a browser. The old address proves whose browser it is.',
    access: 'open',
    fresh: true,
    body: push.pushRenewal,
    answer: modified,
  },
})
