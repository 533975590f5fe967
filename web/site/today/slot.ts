/**
 * The ids of the home page's empty elements for a signed-in person, which the server can't render into the shared page.
 */
export const SLOTS = { today: 'today', desk: 'desk' } as const
