// What the flows need from a browser, with one adapter per driver. `Handle` is the adapter's own element type.
import type { Target } from './page-scripts.ts'

export type Tab<Handle = unknown> = {
  /** Starts loading an address; errors of the page are collected from its first script on. */
  goto(address: string): Promise<void>
  evaluate<Argument, Answer>(script: (argument: Argument) => Answer, argument: Argument): Promise<Awaited<Answer>>
  /** Looks once in the page and in its frames. */
  find(target: Target): Promise<Handle | null>
  click(element: Handle): Promise<void>
  type(element: Handle, text: string): Promise<void>
  /** Types a date (`2026-05-31`) the way this engine's date input takes it. */
  typeDate(element: Handle, date: string): Promise<void>
  upload(element: Handle, file: string): Promise<void>
  /** Everything the page complained about so far. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export type Browser = {
  /** A tab without cookies, storage or service worker. */
  openTab(): Promise<Tab>
  close(): Promise<void>
}

export const VIEWPORT = { width: 1400, height: 950 }
