import { verifySmtp } from '../../server/adapters/mail/smtp.ts'
import type { Config } from '../../server/config.ts'
import { failed, ok, reasonOf, type Finding } from './finding.ts'

/** With STARTTLS, the connection starts in plain text and upgrades to TLS. */
const PLAIN_PORTS = new Set(['25', '587', '2525'])

export async function checkMail({ smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (!smtpUrl) return ok('the demo’s inbox')
  const { hostname, protocol, port } = new URL(smtpUrl)
  try {
    await verifySmtp(smtpUrl)
    return ok(`${hostname} takes email from ${mailFrom}`)
  } catch (error) {
    const isPlainPort = protocol === 'smtps:' && PLAIN_PORTS.has(port)
    const hint = isPlainPort
      ? `: port ${port} begins without TLS, so write smtp:// there, or smtps:// with port 465`
      : ''
    return failed(`${hostname} takes no email (${reasonOf(error)}): look at SMTP_URL${hint}`)
  }
}
