import { encode } from 'uqr'
import { isCode } from '#contract/learning/certificates.ts'
import type { Api, ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'

/** Null if no certificate has this code. */
export async function load(api: Api, code: string, origin: string) {
  if (!isCode(code)) return null
  try {
    const certificate = await api('GET /certificate/{code}', { params: { code } })
    return { ...certificate, qr: qrCode(`${origin}${paths.certificate(code)}`) }
  } catch (error) {
    // Not instanceof, because the server's client throws the ApiError of another copy of the module.
    if ((error as Partial<ApiError>).status === 404) return null
    throw error
  }
}

/** Drawn here, so that the browser needs no library for it. */
function qrCode(address: string): { size: number; path: string } {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
