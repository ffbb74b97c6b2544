/** Minimum password length of the user pool (decision D31: no character rules). */
export const MIN_PASSWORD_LENGTH = 6;
