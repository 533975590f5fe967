/** The id of the element for personal notices under the top bar. The server can't render them into shared pages. */
export const NOTICES = 'notices'
