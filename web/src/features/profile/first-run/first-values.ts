import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { noProfile } from '../no-profile.ts';
import { type ProfileValues, profileValuesOf } from '../profile-values.ts';

/** Regions where pounds and feet are common: the United States, Liberia and Myanmar. */
const imperialRegions = new Set(['US', 'LR', 'MM']);

const unitsOf = (language: string) =>
  imperialRegions.has(new Intl.Locale(language).region ?? '') ? 'imperial' : 'metric';

/** Returns initial values from the browser: units and time zone. */
export const firstValues = (language = navigator.language): ProfileValues =>
  profileValuesOf({
    ...noProfile,
    unit_system: unitsOf(language),
    time_zone: deviceTimeZone(),
  });
