// The API client only sends JSON, so files are sent here.
import { ApiError, readError } from '#contract/client.ts'
import type { ImportAnswer } from '#contract/calls/office/imports.ts'
import type { ImportKind } from '#contract/office/import-kinds.ts'
import { currentSession, endSession } from '../../session/session.ts'

type CsvRequest = {
  kind: ImportKind
  file: File
  /** Without a key, nothing is stored. */ key?: string
  isInviting?: boolean
}

export async function sendCsv({ kind, file, key, isInviting = false }: CsvRequest): Promise<ImportAnswer> {
  const token = currentSession()?.token
  const query = new URLSearchParams({
    file: file.name.slice(0, 200),
    ...(key && { key }),
    invite: isInviting ? 'yes' : 'no',
  })
  const response = await fetch(`/api/import/${kind}?${query}`, {
    method: 'POST',
    body: file,
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'text/csv' },
  })
  if (response.ok) return (await response.json()) as ImportAnswer
  if (response.status === 401 && currentSession()?.token === token) endSession('ended')
  throw new ApiError(response.status, await readError(response))
}
