/** Marks the way back from a hosted identity service; with the email, because somebody else may have signed in there. */
export const leaveHash = (email: string): string => `#leave-${encodeURIComponent(email)}`
