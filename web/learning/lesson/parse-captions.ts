// Reads WebVTT as plain lines: times and text, without positions, voices and styles.
export type Line = { from: number; to: number; text: string }

const TIMES = /(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})\s+-->\s+(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})/
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

export function parseCaptions(vtt: string): Line[] {
  return vtt.split(/\r?\n\r?\n+/).flatMap((block) => {
    const rows = block.trim().split(/\r?\n/)
    const at = rows.findIndex((row) => TIMES.test(row))
    if (at < 0) return []
    const [, h1, m1, s1, h2, m2, s2] = TIMES.exec(rows[at]!)!
    const text = plain(rows.slice(at + 1).join(' '))
    return text ? [{ from: seconds(h1, m1, s1), to: seconds(h2, m2, s2), text }] : []
  })
}

const seconds = (hours = '0', minutes = '0', rest = '0') => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)

function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()
}
