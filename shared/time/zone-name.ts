const names = new Map<string, string>();

/**
 * Returns the canonical name of a time zone: 'Asia/Kolkata' and 'Asia/Calcutta' give the same one, as do 'US/Pacific'
 * and 'America/Los_Angeles'. It depends on the runtime, so use it for comparison only and not for display.
 * @param zone IANA name
 * @throws RangeError if the runtime does not know the time zone
 */
export const zoneName = (zone: string): string => {
  const name =
    names.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  names.set(zone, name);
  return name;
};

/** Maximum hours of fixed-offset time zones: Etc/GMT-14 is ahead of UTC, Etc/GMT+12 behind. */
const [AHEAD, BEHIND] = [14, 12];

/** Returns all names that `zoneName` can return. */
export const zoneNames = (): string[] => [
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
  'UTC',
  ...Array.from({ length: AHEAD }, (_, at) => `Etc/GMT-${at + 1}`),
  ...Array.from({ length: BEHIND }, (_, at) => `Etc/GMT+${at + 1}`),
];
