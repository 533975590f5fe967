export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** What the service worker reads: JSON of at most some 3,000 bytes. */
  payload: string
  /** For how long the push service keeps it for a browser that is offline. */
  seconds: number
}

export type PushSender = {
  /** What browsers subscribe with; only messages signed by its private key reach them. */
  publicKey: string
  /** Whether messages may be sent there at all. */
  accepts(endpoint: string): boolean
  /** Throws if it is worth another try; `gone` once the browser has ended the subscription. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>
}
