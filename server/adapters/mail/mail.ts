export type Mail = {
  to: string
  subject: string
  text: string
  /** The HTML part. */
  html?: string
  replyTo?: string
  /** An iCalendar file to attach. */
  calendar?: string
  /** A link that unsubscribes the reader with one click (RFC 8058). */
  stopUrl?: string
  /** When the email's link expires. The email isn't sent after that. */
  validUntil?: Date
}

/** `id` stays the same when an email is sent again. */
export type MailSender = { send(mail: Mail & { id: string }): Promise<void> }
