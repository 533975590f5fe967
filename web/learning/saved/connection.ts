// Whether data costs money on this connection.
import { readSettings } from '../../ui/device-settings.ts'
import type { SavedItem } from './records.ts'

type Connection = EventTarget & { saveData?: boolean; type?: string }
const connection = () => (navigator as { connection?: Connection }).connection

export const isMetered = (): boolean => connection()?.saveData === true || connection()?.type === 'cellular'

const isWifiOnly = (): boolean => readSettings().isWifiOnly ?? true

/** Nobody has agreed to use mobile data for it. */
export const waitsForWifi = ({ mayUseData }: SavedItem): boolean => isMetered() && isWifiOnly() && !mayUseData

/**
 * When the browser fetches on its own, it doesn't stop if a phone leaves the Wi-Fi. Computers don't report the type of
 * their connection.
 */
export const mayLeaveWifi = ({ mayUseData }: SavedItem): boolean =>
  !isWifiOnly() || mayUseData || connection()?.type === undefined

export function onConnectionChange(react: () => void): void {
  connection()?.addEventListener('change', react)
}
