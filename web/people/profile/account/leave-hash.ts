/**
 * Marks the return from a hosted identity service; includes the email, because somebody else may have signed in there.
 */
export const leaveHash = (email: string): string => `#leave-${encodeURIComponent(email)}`
