export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** What the service worker reads: JSON of up to about 3,000 bytes. */
  payload: string
  /** How long the push service keeps the message for a browser that is offline. */
  seconds: number
}

export type PushSender = {
  /** The key that browsers subscribe with. Only messages signed by its private key reach them. */
  publicKey: string
  /** Whether messages may be sent to this endpoint at all. */
  accepts(endpoint: string): boolean
  /** Throws if the message is worth another try. Returns `gone` once the browser has ended the subscription. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>
}
