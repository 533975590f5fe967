// Codes and addresses of certificates. Only paths are imported, because the certificate's page loads this file.
import { paths } from './paths.ts'

const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/

export const isCode = (text: string): boolean => CODE.test(text)

/** In groups of four: K7QF-3M2A-X8TB-05WN. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** Any case and spacing; Crockford's base 32 takes O for 0, and I and L for 1. */
export const typedCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** The paper itself, a picture of it, and a smaller picture for our own pages. */
export const CERTIFICATE_FILES = ['pdf', 'png', 'webp'] as const
export type CertificateFile = (typeof CERTIFICATE_FILES)[number]

/** With the owner's grant it opens although it is not shared. */
export const certificateFile = (code: string, type: CertificateFile, grant?: string): string =>
  `${paths.certificate(code)}.${type}${grant ? `?grant=${grant}` : ''}`
