import type { CSSProperties } from 'react'
import type { HueKey } from '#art/hues.ts'

/** Sets a category's four colours for an element and its children: --ht tint, --hi ink, --hf field, --hd deep. */
export function hueStyle(hue: HueKey): CSSProperties {
  return {
    '--ht': `var(--${hue}-tint)`,
    '--hi': `var(--${hue}-ink)`,
    '--hf': `var(--${hue}-field)`,
    '--hd': `var(--${hue}-deep)`,
  } as CSSProperties
}
