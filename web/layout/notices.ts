/** The id of the place under the top bar for what concerns one person alone: pages are rendered once for everybody. */
export const NOTICES = 'notices'
