import { ApiError, type ErrorBody } from '#contract/client.ts'
import { currentSession, endSession } from '../../session/session.ts'
import { m } from '../../paraglide/messages.js'

const TIMEOUT_MS = 120_000

type Uploaded = { success: boolean; data: { url: string } }

/** Resolves to the picture's URL. Uses XMLHttpRequest, because fetch doesn't report upload progress. */
export function uploadPicture(
  picture: Blob,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const token = currentSession()?.token
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media')
    request.setRequestHeader('authorization', `Bearer ${token ?? ''}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.timeout = TIMEOUT_MS
    signal?.addEventListener('abort', () => request.abort())
    for (const end of ['error', 'timeout', 'abort']) {
      request.addEventListener(end, () => reject(new TypeError('The upload did not get through.')))
    }
    request.addEventListener('load', () => {
      // Same as in api.ts. Drafts are restored after signing in.
      if (request.status === 401 && currentSession()?.token === token) endSession('ended')
      const answer = request.response as Partial<Uploaded> | null
      if (request.status < 300 && answer?.success && answer.data) resolve(answer.data.url)
      else reject(new ApiError(request.status, failure(request.response as Partial<ErrorBody> | null)))
    })
    const form = new FormData()
    form.append('image', picture, 'picture.jpg')
    request.send(form)
  })
}

function failure(body: Partial<ErrorBody> | null): ErrorBody {
  return { error: 'unreachable', message: m.call_failed(), ...body }
}
