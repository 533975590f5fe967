// Confirms an email as its owner does: with the token from the email, in the browser that registered.
import assert from 'node:assert/strict'
import { mailTo } from '../site/mail-to.ts'
import { postIdentity, type SignedIn } from './sign-in.ts'
import type { TestServer } from '../test-server.ts'

export async function confirmToken(server: TestServer, email: string): Promise<string> {
  return /confirmEmail\?token=([\w.-]+)/.exec(await mailTo(server, email, 'Confirm your email'))![1]!
}

export async function confirmEmail(server: TestServer, { email, cookie }: Pick<SignedIn, 'email' | 'cookie'>) {
  const token = await confirmToken(server, email)
  const answer = await postIdentity(server, '/confirm-email', { token }, { cookie })
  assert.equal(answer.status, 200, answer.text)
}
