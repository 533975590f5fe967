// Whether data costs money here.
import { readSettings } from '../../ui/device-settings.ts'
import type { SavedItem } from './records.ts'

type Connection = EventTarget & { saveData?: boolean; type?: string }
const connection = () => (navigator as { connection?: Connection }).connection

export const isMetered = (): boolean => connection()?.saveData === true || connection()?.type === 'cellular'

const isWifiOnly = (): boolean => readSettings().isWifiOnly ?? true

/** Nobody has agreed to pay for it. */
export const waitsForWifi = ({ mayUseData }: SavedItem): boolean => isMetered() && isWifiOnly() && !mayUseData

/**
 * What the browser fetches by itself does not stop when a phone leaves the Wi-Fi. Computers do not tell the type of
 * their connection.
 */
export const mayLeaveWifi = ({ mayUseData }: SavedItem): boolean =>
  !isWifiOnly() || mayUseData || connection()?.type === undefined

export function onConnectionChange(react: () => void): void {
  connection()?.addEventListener('change', react)
}
