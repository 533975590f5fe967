// A picture is /media/name on the site and media/name in a folder, so that it also shows where the Markdown is read.

const IN_FOLDER = /(?<=\]\()media\/(?=[^\s()])/g
const ON_SITE = /(?<=\]\()\/media\/(?=[\da-f-]{36}\.webp)/g
const UPLOAD = /^\/media\/(?=[\da-f-]{36}\.webp$)/

export const toSitePath = (address: string): string => address.replace(/^media\//, '/media/')
export const toFolderPath = (address: string): string => address.replace(UPLOAD, 'media/')

export const bodyToSite = (body: string): string => body.replaceAll(IN_FOLDER, '/media/')
export const bodyToFolder = (body: string): string => body.replaceAll(ON_SITE, 'media/')

const PICTURE = /(?<=^|[("])\/media\/([^\s()"]+)/g

/** In a Markdown body, an address, or JSON with addresses. */
export const renamePictures = (text: string, names: Map<string, string>): string =>
  text.replaceAll(PICTURE, (path, name: string) => (names.has(name) ? `/media/${names.get(name)!}` : path))
