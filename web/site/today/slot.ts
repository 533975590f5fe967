/** The ids of home's empty elements for a signed-in person, which the server cannot render into the shared page. */
export const SLOTS = { today: 'today', desk: 'desk' } as const
