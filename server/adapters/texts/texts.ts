export type TextMessage = { to: string; text: string }

export type TextSender = { send(message: TextMessage): Promise<void> }
