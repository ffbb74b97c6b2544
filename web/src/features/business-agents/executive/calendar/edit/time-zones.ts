import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';

/** Returns the choices of a time zone field: the device's zone and the current one first. */
export const timeZoneChoices = (current: string): { value: string; label: string }[] =>
  [...new Set([deviceTimeZone(), current, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
