// Where the site's owner is found: the phone, the office, the app stores, the social pages. The addresses end in
// .example until the owner sets real ones. The support mailbox is a setting of the installation (SUPPORT_EMAIL). This
// file imports nothing.

export const SITE_DETAILS = {
  phone: '+880 0000 000000',
  phoneHref: 'tel:+8800000000000',
  office: { en: 'Dhaka, Bangladesh', bn: 'ঢাকা, বাংলাদেশ' },
  /** The map on the contact page shows it. */
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
