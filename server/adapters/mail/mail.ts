export type Mail = { to: string; subject: string; text: string }

export type MailSender = { send(mail: Mail): Promise<void> }
