// A personal copy's type, and its file name on the owner's device.

const TYPES: Record<string, string> = { pdf: 'application/pdf', mp3: 'audio/mpeg', zip: 'application/zip' }

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

export const copyType = (name: string): string => TYPES[endingOf(name)] ?? 'application/octet-stream'

/** The book's name without characters that file systems refuse. */
export const copyFileName = (bookName: string, name: string): string =>
  `${bookName.replaceAll(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'book'}.${endingOf(name)}`
