// A picture is /media/name on the site and media/name in a folder, so that it also shows up in other Markdown viewers.
import { UPLOAD_NAME } from '../media/upload-name.ts'

const IN_FOLDER = /(?<=\]\()media\/(?=[^\s()])/g
const ON_SITE = new RegExp(String.raw`(?<=\]\()/media/(?=${UPLOAD_NAME})`, 'g')
const UPLOAD = new RegExp(`^/media/(?=${UPLOAD_NAME}$)`)

export const toSitePath = (address: string): string => address.replace(/^media\//, '/media/')
export const toFolderPath = (address: string): string => address.replace(UPLOAD, 'media/')

export const bodyToSite = (body: string): string => body.replaceAll(IN_FOLDER, '/media/')
export const bodyToFolder = (body: string): string => body.replaceAll(ON_SITE, 'media/')

const PICTURE = /(?<=^|[("])\/media\/([^\s()"]+)/g

/** Works on a Markdown body, an address, or JSON that contains addresses. */
export const renamePictures = (text: string, names: Map<string, string>): string =>
  text.replaceAll(PICTURE, (path, name: string) => (names.has(name) ? `/media/${names.get(name)!}` : path))
