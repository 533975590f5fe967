// Serves the bank's 3-D Secure challenge and handles the person's answer.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answeredPage, challengeHeaders, gonePage, questionPage } from './challenge-page.ts'
import type { Events } from './events.ts'
import { readForm, textOf } from './form.ts'
import type { Intents } from './intents.ts'
import type { Store } from './store.ts'

type Parts = { store: Store; intents: Intents; events: Events; origins: string[] }

export function answerChallenge(
  { store, intents, events, origins }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  body: string,
): void {
  const headers = challengeHeaders(origins)
  const token = path.slice('/challenge/'.length)
  const intent = [...store.intents.values()].find(({ challenge }) => challenge?.token === token)
  if (!intent?.challenge) return void response.writeHead(404, headers).end(gonePage())
  if (request.method !== 'POST') {
    const { amount, currency, card } = intent
    return void response.writeHead(200, headers).end(questionPage(amount, currency, card?.last4 ?? ''))
  }
  const { origin, returnUrl } = intent.challenge
  const { id, status, clientSecret } = intents.answerChallenge(intent, textOf(readForm(body), 'outcome') === 'complete')
  store.commit()
  events.send()
  if (!returnUrl) return void response.writeHead(200, headers).end(answeredPage(id, status, origin))
  const back = new URL(returnUrl)
  back.searchParams.set('payment_intent', id)
  back.searchParams.set('payment_intent_client_secret', clientSecret)
  back.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed')
  response.writeHead(303, { ...headers, location: back.href }).end()
}
