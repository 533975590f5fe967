// A hosted identity service for tests: the local OpenID provider on its own port, with the site as a public client
// (PKCE, no secret).
import { createServer, type RequestListener } from 'node:http'
import { createLocalOpenid } from '#demo/openid/local-openid.ts'
import { freePort } from '../postgres.ts'

export const HOSTED_CLIENT = 'porua-web'

export type HostedIssuer = { issuer: string; close(): Promise<void> }

export async function startHostedIssuer(redirectUris: string[], signOutUris: string[] = []): Promise<HostedIssuer> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const clients = [{ id: HOSTED_CLIENT, redirectUris, signOutUris }]
  return { issuer, close: await serve(createLocalOpenid({ issuer, clients }), port) }
}

/** An issuer whose ID tokens lack the email and whose endpoints are on another origin than the issuer. */
export async function startSparingIssuer(redirectUris: string[], signOutUris: string[] = []): Promise<HostedIssuer> {
  const [port, otherPort] = [await freePort(), await freePort()]
  const issuer = `http://127.0.0.1:${port}`
  const clients = [{ id: HOSTED_CLIENT, redirectUris, signOutUris }]
  const closeOther = await serve(createLocalOpenid({ issuer, clients, emailOnlyInUserInfo: true }), otherPort)
  const discovery = async (path: string) => (await fetch(`http://127.0.0.1:${otherPort}${path}`)).text()
  const close = await serve((request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'application/json')
    void discovery(request.url!).then((text) => response.end(text))
  }, port)
  return {
    issuer,
    async close() {
      await close()
      await closeOther()
    },
  }
}

/** Listens on loopback; returns a function that stops it. */
export async function serve(listener: RequestListener, port: number): Promise<() => Promise<void>> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve())))
}
