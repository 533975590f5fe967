// The return values of loaders of catalogue pages. Visitors to a closed catalogue get a shell without content,
// identical for all of them, and the browser fetches the content after they log in. Everyone else gets the page with
// its content.
import { data, type RouterContextProvider } from 'react-router'
import type { Api, ApiError } from '#contract/client.ts'
import type { Shell } from './use-content.ts'
import { tornQuilt } from '../../ui/pictures/quilts.server.ts'
import { serverMessage } from '../../session/explain.ts'
import { requestApi, requestIsShell } from '../../session/request-api.ts'

type Context = Readonly<RouterContextProvider>

export async function cataloguePage<Content>(
  context: Context,
  load: (api: Api) => Promise<Content>,
): Promise<Content | null> {
  return context.get(requestIsShell) ? null : openPage(context, load)
}

/** For the page of a single record, whose shell has a link preview. */
export function recordPage<Content>(
  context: Context,
  load: (api: Api) => Promise<Content>,
  preview: (api: Api) => Promise<Shell['shell']>,
): Promise<Content | Shell> {
  const isShell = context.get(requestIsShell)
  return isShell ? openPage(context, async (api) => ({ shell: await preview(api) })) : openPage(context, load)
}

/** For public pages: always includes the content, and answers 404 if the API doesn't find it. */
export async function openPage<Content>(context: Context, load: (api: Api) => Promise<Content>): Promise<Content> {
  try {
    return await load(context.get(requestApi))
  } catch (error) {
    // Not instanceof: the server's client throws the ApiError of another copy of the module.
    const { status, code, message, fields = {} } = error as Partial<ApiError>
    // With a 422 the address is malformed, so there is no such page either.
    if (status === 404 || status === 422) throw missingPage()
    if (status && code && message) throw data({ message: serverMessage({ code, message, fields }) }, { status })
    throw error
  }
}

export function missingPage() {
  return data({ quilt: tornQuilt }, { status: 404 })
}

/** The number of cards on one page of a list. */
export const PAGE_SIZE = 24

/** The list cursor in the page's URL (?after=). */
export function afterIn(request: Request): { after?: string } {
  const after = new URL(request.url).searchParams.get('after')
  return after ? { after } : {}
}
