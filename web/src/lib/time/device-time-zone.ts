/** Returns the browser's time zone as an IANA name, e.g. `Europe/Berlin`. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
