/** What learners choose from; the site translates 'audio' and 'original', the others are shown as they are. */
export const VARIANT_LABELS: Record<string, string> = {
  v240: '240p',
  v360: '360p',
  v720: '720p',
  a32: 'audio',
  source: 'original',
}
