/**
 * The ids of the home page's empty elements for a signed-in person, which the server can't render into the shared page.
 */
export const SLOTS = { desk: 'desk', shelf: 'shelf' } as const
