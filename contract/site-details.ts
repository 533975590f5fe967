// The owner's contact details: phone, office, app stores and social media. The addresses end in .example until the owner
// sets real ones. The support mailbox is a setting of the installation (SUPPORT_EMAIL). This
// file imports nothing, so that the browser can use it.

export const SITE_DETAILS = {
  phone: '+880 0000 000000',
  phoneHref: 'tel:+8800000000000',
  office: { en: 'Dhaka, Bangladesh', bn: 'ঢাকা, বাংলাদেশ' },
  /** Shown on the contact page's map. */
  capital: { name: { en: 'Dhaka', bn: 'ঢাকা' }, latitude: 23.8103, longitude: 90.4125 },
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
