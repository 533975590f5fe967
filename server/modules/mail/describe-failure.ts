// Why a mail was not sent, for the log. Mail servers repeat addresses and links of the mail in their answers, and a link
// may sign somebody in, so both are left out.
const ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g
const LINK = /\bhttps?:\/\/\S+/gi
const MAX_LENGTH = 300

export function describeMailFailure(error: unknown): { message: string; code?: unknown; responseCode?: unknown } {
  const { message = '', code, responseCode } = error as { message?: string; code?: unknown; responseCode?: unknown }
  const words = message
    .slice(0, 10 * MAX_LENGTH)
    .replaceAll(LINK, '<link>')
    .replaceAll(ADDRESS, '<address>')
  return { message: words.replaceAll(/\s+/g, ' ').slice(0, MAX_LENGTH), code, responseCode }
}
