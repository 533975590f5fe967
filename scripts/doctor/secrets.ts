import { GATEWAY_VARIABLES, type Config } from '../../server/config.ts'

/** Removes every secret of the configuration, because other programs' error messages may repeat one. */
export function withoutSecrets(config: Config): (text: string) => string {
  const secrets = [
    config.accessTokenSecret,
    config.identitySecret,
    config.vapidPrivateKey,
    config.stripe?.secretKey,
    config.stripe?.webhookSecret,
    ...Object.entries(GATEWAY_VARIABLES).flatMap(([name, { secrets }]) =>
      secrets.map((key) => (config.gateways as Record<string, Record<string, string> | undefined>)[name]?.[key]),
    ),
    config.rooms.turn?.secret,
    config.rooms.jitsi?.secret,
    config.s3?.accessKey,
    config.s3?.secretKey,
    config.textMessages?.key,
    config.thirdParty?.clientSecret,
    ...passwordOf(config.databaseUrl),
    ...passwordOf(config.smtpUrl),
  ].filter((secret) => secret !== undefined && secret !== '')
  return (text) => secrets.reduce<string>((hidden, secret) => hidden.replaceAll(secret!, '***'), text)
}

function passwordOf(url: string | undefined): string[] {
  const password = url && URL.canParse(url) ? new URL(url).password : ''
  return password ? [password, decodeURIComponent(password)] : []
}
