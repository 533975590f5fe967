/**
 * Marks the return from a hosted identity service. Includes the email, because someone else may have signed in there.
 */
export const leaveHash = (email: string): string => `#leave-${encodeURIComponent(email)}`
