/** The labels learners choose from; the site translates 'audio' and 'original' and shows the others as they are. */
export const VARIANT_LABELS: Record<string, string> = {
  v240: '240p',
  v360: '360p',
  v720: '720p',
  a32: 'audio',
  source: 'original',
}
