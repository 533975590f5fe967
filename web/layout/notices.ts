/** The id of the element under the top bar for personal notices, which the server cannot render into shared pages. */
export const NOTICES = 'notices'
