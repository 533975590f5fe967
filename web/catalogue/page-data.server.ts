// What a page of the catalogue is given by the server. Behind the login guard the page itself carries no content: it is a
// shell, the same for everybody, which asks for its content once it knows who is there. An opened catalogue has it in it.
import { data, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/client.ts'
import { tornQuilt } from '../pictures/quilts.server.ts'
import { requestApi, requestIsDocument, requestSite } from '../request-api.ts'

type Context = Readonly<RouterContextProvider>

export async function cataloguePage<Content>(
  context: Context,
  load: (api: Api) => Promise<Content>,
): Promise<Content | null> {
  const isShell = context.get(requestIsDocument) && !context.get(requestSite).openCatalogue
  return isShell ? null : openPage(context, load)
}

/** For a page that anybody may see: always with its content. What the server does not find is a page that is not there. */
export async function openPage<Content>(context: Context, load: (api: Api) => Promise<Content>): Promise<Content> {
  try {
    return await load(context.get(requestApi))
  } catch (error) {
    const { status } = error as { status?: number }
    // An address that could not be one of ours (422) leads nowhere just as well.
    if (status === 404 || status === 422) throw missingPage()
    throw error
  }
}

export function missingPage() {
  return data({ quilt: tornQuilt }, { status: 404 })
}

/** How many cards a page of a list holds. */
export const PAGE_SIZE = 24

/** Where a list goes on, as its address says. */
export function afterIn(request: Request): { after?: string } {
  const after = new URL(request.url).searchParams.get('after')
  return after ? { after } : {}
}
