import { ownTimeZone } from '../../../lib/time/own-time-zone.ts';
import { type ProfileValues, profileValuesOf } from '../../../lib/profile/profile-values.ts';

/** Pounds and feet are everyday units in the United States, Liberia and Myanmar. */
const imperialRegions = new Set(['US', 'LR', 'MM']);

const unitsOf = (language: string) =>
  imperialRegions.has(new Intl.Locale(language).region ?? '') ? 'imperial' : 'metric';

/** What the browser already tells of a new person: their units and their zone. */
export const firstValues = (language = navigator.language): ProfileValues =>
  profileValuesOf({
    full_name: null,
    sex: null,
    age: null,
    weight: null,
    height: null,
    activity_level: null,
    daily_calorie_goal: null,
    protein_goal: null,
    carbs_goal: null,
    fat_goal: null,
    unit_system: unitsOf(language),
    time_zone: ownTimeZone(),
  });
