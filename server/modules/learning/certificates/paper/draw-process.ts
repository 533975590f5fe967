// Draws one certificate in a separate process, to keep the CPU free for requests. It receives the certificate and
// returns the PDF and two images of it.
import { once } from 'node:events'
import sharp from 'sharp'
import { openPdf } from '../../preparing/pdf/pdfium.ts'
import { drawCertificate, type Certificate } from './draw-certificate.ts'

export type Drawings = {
  pdf: Uint8Array
  /** An image for other programs. */
  png: Uint8Array
  /** An image for our own pages. */
  webp: Uint8Array
}

const PNG = { width: 2000, colours: 128 }
const WEBP = { width: 1080, quality: 70 }

sharp.concurrency(1)
sharp.cache(false)
// Exits with the server, however it ended.
const endWithServer = () => process.exit(1)
process.on('disconnect', endWithServer)

const [certificate] = (await once(process, 'message')) as [Certificate]
const pdf = await drawCertificate(certificate)
const drawings: Drawings = { pdf, ...(await pictures(pdf)) }
process.send!(drawings, () => {
  process.off('disconnect', endWithServer)
  process.disconnect()
})

async function pictures(pdf: Uint8Array): Promise<Omit<Drawings, 'pdf'>> {
  const page = (await openPdf(pdf)).page(1)
  const { data, width, height } = page.draw(PNG.width, Math.round((page.height / page.width) * PNG.width))
  const drawn = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const png = await drawn.clone().png({ palette: true, colours: PNG.colours, dither: 0, effort: 1 }).toBuffer()
  const webp = await drawn.resize({ width: WEBP.width }).webp({ quality: WEBP.quality, effort: 2 }).toBuffer()
  return { png, webp }
}
