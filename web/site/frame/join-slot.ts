/** The id of the top bar's empty element for the button to join a class that is on: see today/join-now.tsx. */
export const JOIN_SLOT = 'join'
