const names = new Map<string, string>();

/**
 * The one name of a zone that has several: 'Asia/Kolkata' and 'Asia/Calcutta', 'US/Pacific' and 'America/Los_Angeles'
 * are the same here. Which of them it is depends on the runtime, so it is compared and never shown.
 * @param zone IANA name
 * @throws RangeError when the runtime does not know the zone
 */
export const zoneName = (zone: string): string => {
  const name =
    names.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  names.set(zone, name);
  return name;
};

/** Hours from UTC of the zones that are nothing but an offset: Etc/GMT-14 is ahead of UTC, Etc/GMT+12 behind. */
const [AHEAD, BEHIND] = [14, 12];

/** Every name that `zoneName` can give. */
export const zoneNames = (): string[] => [
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
  'UTC',
  ...Array.from({ length: AHEAD }, (_, at) => `Etc/GMT-${at + 1}`),
  ...Array.from({ length: BEHIND }, (_, at) => `Etc/GMT+${at + 1}`),
];
