export type Mail = {
  to: string
  subject: string
  text: string
  /** The HTML part. */
  html?: string
  replyTo?: string
  /** An iCalendar file to attach. */
  calendar?: string
  /** When the link in it expires; it is not sent after that. */
  validUntil?: Date
}

export type MailSender = { send(mail: Mail): Promise<void> }
