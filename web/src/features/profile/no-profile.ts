import type { EditedProfile } from './profile-values.ts';

/** Profile of a user without any data. */
export const noProfile: Omit<EditedProfile, 'unit_system'> = {
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
  time_zone: null,
  diet: null,
  allergens: [],
  dislikes: [],
  conditions: [],
};
