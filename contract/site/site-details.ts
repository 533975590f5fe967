// The owner's app stores and social media. The addresses end in .example until the owner sets real ones. The support
// mailbox and the seller are settings of the installation (SUPPORT_EMAIL, SELLER_*). This file imports nothing, so that
// the browser can use it.

export const SITE_DETAILS = {
  stores: {
    googlePlay: 'https://play.porua.example',
    appStore: 'https://apps.porua.example',
  },
  socials: {
    facebook: 'https://facebook.porua.example',
    youtube: 'https://youtube.porua.example',
    instagram: 'https://instagram.porua.example',
    x: 'https://x.porua.example',
    linkedin: 'https://linkedin.porua.example',
  },
} as const
