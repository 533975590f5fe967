// A course folder as a zip. The API client only sends JSON, so these two calls are made here.
import { ApiError, type ErrorBody } from '#contract/client.ts'
import type { FolderImported } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { currentSession, endSession } from '../../session/session.ts'

export async function fetchZip(course: string): Promise<Blob> {
  return (await ask(`/api/curriculum/${course}/folder`)).blob()
}

export async function sendZip(zip: Blob): Promise<FolderImported> {
  const response = await ask('/api/courseFolder', zip)
  return (await response.json()) as FolderImported
}

async function ask(path: string, zip?: Blob): Promise<Response> {
  const token = currentSession()?.token
  const authorization = `Bearer ${token ?? ''}`
  const response = await fetch(
    path,
    zip
      ? { method: 'POST', body: zip, headers: { authorization, 'content-type': 'application/zip' } }
      : { headers: { authorization } },
  )
  if (response.ok) return response
  if (response.status === 401 && currentSession()?.token === token) endSession('ended')
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
  throw new ApiError(response.status, { error: 'unreachable', message: m.call_failed(), ...body })
}
