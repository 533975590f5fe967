/** The email in an ID token. Not verified here: the server checks the token when it is exchanged. */
export function emailOf(idToken: string): string {
  const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))
  const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: string }
  return email ?? ''
}
