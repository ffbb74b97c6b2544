import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { noProfile } from '../no-profile.ts';
import { type ProfileValues, profileValuesOf } from '../profile-values.ts';

/** Pounds and feet are everyday units in the United States, Liberia and Myanmar. */
const imperialRegions = new Set(['US', 'LR', 'MM']);

const unitsOf = (language: string) =>
  imperialRegions.has(new Intl.Locale(language).region ?? '') ? 'imperial' : 'metric';

/** What the browser already tells of a new person: their units and their zone. */
export const firstValues = (language = navigator.language): ProfileValues =>
  profileValuesOf({
    ...noProfile,
    unit_system: unitsOf(language),
    time_zone: deviceTimeZone(),
  });
