export type Mail = {
  to: string
  subject: string
  text: string
  /** The HTML part. */
  html?: string
  replyTo?: string
  /** An iCalendar file to attach. */
  calendar?: string
  /** Where the reader stops such mails with one click (RFC 8058). */
  stopUrl?: string
  /** When the link in it expires; it is not sent after that. */
  validUntil?: Date
}

/** `id` stays the same when a mail is sent again. */
export type MailSender = { send(mail: Mail & { id: string }): Promise<void> }
