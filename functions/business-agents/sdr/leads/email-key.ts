/** Returns the normalized form of an email address, ignoring case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();
