// Whether the signed-in person writes a course, as its teacher or an administrator. The server checks each call again.
import { ApiError } from '#contract/client.ts'
import { isAdmin } from './admin.ts'
import { api } from './api.ts'
import { currentSession } from './session.ts'

export async function isAuthor(course: string): Promise<boolean> {
  return (await isAdmin()) || (currentSession() !== null && (await teaches(course)))
}

async function teaches(course: string): Promise<boolean> {
  try {
    await api('GET /teach/{course}', { params: { course } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false
    throw error
  }
}
