import { verifySmtp } from '../../server/adapters/mail/smtp.ts'
import type { Config } from '../../server/config.ts'
import { failed, ok, reasonOf, type Finding } from './finding.ts'

export async function checkMail({ smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (!smtpUrl) return ok('the demo’s inbox')
  const { hostname } = new URL(smtpUrl)
  try {
    await verifySmtp(smtpUrl)
    return ok(`${hostname} takes mail from ${mailFrom}`)
  } catch (error) {
    return failed(`${hostname} takes no mail (${reasonOf(error)}): look at SMTP_URL`)
  }
}
