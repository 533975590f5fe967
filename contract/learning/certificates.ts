// Codes and addresses of certificates. Only paths are imported, because the certificate page loads this file.
import { paths } from '../paths.ts'

const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/

export const isCode = (text: string): boolean => CODE.test(text)

/** Formats a code in groups of four: K7QF-3M2A-X8TB-05WN. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** Case and spacing are ignored. As in Crockford's base 32, O is read as 0, and I and L as 1. */
export const typedCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** The PDF, an image of it, and a smaller image for our own pages. */
export const CERTIFICATE_FILES = ['pdf', 'png', 'webp'] as const
export type CertificateFile = (typeof CERTIFICATE_FILES)[number]

/** The owner's grant opens the file even if the certificate isn't shared. */
export const certificateFile = (code: string, type: CertificateFile, grant?: string): string =>
  `${paths.certificate(code)}.${type}${grant ? `?grant=${grant}` : ''}`
