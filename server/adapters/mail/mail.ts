export type Mail = {
  to: string
  subject: string
  text: string
  /** The HTML part. */
  html?: string
  replyTo?: string
  /** When the link in it expires; it is not sent after that. */
  validUntil?: Date
}

/** `id` stays the same when a mail is sent again. */
export type MailSender = { send(mail: Mail & { id: string }): Promise<void> }
