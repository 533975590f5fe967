/** Characters; the server takes no longer address either. */
export const ADDRESS_MOST = 2000
