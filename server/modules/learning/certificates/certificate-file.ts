// Certificates as files at /certificate/{code}.pdf: public while shared, and open to the owner with a grant in the URL.
import { printedName } from '#contract/first-name.ts'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CERTIFICATE_FILES, groupedCode, type CertificateFile } from '#contract/learning/certificates.ts'
import { paths } from '#contract/paths.ts'
import { certificates } from '../../../db/schema-classroom.ts'
import { notFound } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { createCertificateDrawings } from './certificate-drawings.ts'
import type { CertificateRow } from './issue-certificate.ts'
import type { Certificate } from './paper/draw-certificate.ts'

const TYPES: Record<CertificateFile, string> = { pdf: 'application/pdf', png: 'image/png', webp: 'image/webp' }

export type FileRequest = { name: string; grant: string; address: string; knownEtag: string | undefined }

/** Hidden, withdrawn and missing certificates all look the same. */
export function createCertificateFile({ reads, grants, limits, settings }: Deps) {
  const drawings = createCertificateDrawings()

  return async ({ name, grant, address, knownEtag }: FileRequest): Promise<Response> => {
    const [code = '', extension = ''] = name.split('.')
    const type = CERTIFICATE_FILES.find((known) => known === extension)
    if (!type) throw notFound()
    const [row] = await reads.select().from(certificates).where(eq(certificates.code, code))
    const owner = grants.read(grant)
    const isOwn = owner?.scope === 'certificate' && owner.itemId === row?.courseId && owner.userId === row.userId
    if (!row || row.revokedAt || !(row.isShared || isOwn)) throw notFound()
    // The owner's limit is separate from that of other people on the same network.
    const limitedBy = isOwn ? row.userId : address
    // A reissued certificate is a different drawing.
    const key = `${code} ${row.reissuedAt?.getTime() ?? ''}`
    if (!drawings.has(key)) await limits.count('drawingAddress', limitedBy)
    const drawn = await drawings.get(key, asDrawn(row, settings.publicUrl), limitedBy)
    const etag = `"${createHash('sha256').update(drawn[type]).digest('base64url').slice(0, 22)}"`
    const headers = {
      'content-type': TYPES[type],
      'content-disposition': `${type === 'pdf' ? 'attachment' : 'inline'}; filename="${groupedCode(code)}.${type}"`,
      // The certificate may be unshared at any moment.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      etag,
    }
    if (knownEtag === etag) return new Response(null, { status: 304, headers })
    return new Response(drawn[type] as BodyInit, { headers })
  }
}

function asDrawn(row: CertificateRow, publicUrl: string): Certificate {
  const { code, name, title, language, category, instructor, sections, lessons, issuedAt } = row
  const address = `${publicUrl}${paths.certificate(code)}`
  return {
    shownCode: groupedCode(code),
    address,
    name: printedName(name),
    title,
    language,
    category,
    instructor,
    sections,
    lessons,
    issuedAt,
  }
}
