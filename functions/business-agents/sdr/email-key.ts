/** What two spellings of one address have in common: case says nothing. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();
