// The office on the contact page, separate from the details that every page loads. A real installation sets its own
// phone and address with SELLER_PHONE and SELLER_ADDRESS.

export const OFFICE = {
  phone: '+880 0000 000000',
  address: { en: 'Dhaka, Bangladesh', bn: 'ঢাকা, বাংলাদেশ' },
  /** Shown on the contact page's map. */
  capital: { name: { en: 'Dhaka', bn: 'ঢাকা' }, latitude: 23.8103, longitude: 90.4125 },
} as const
