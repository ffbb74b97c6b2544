import type { Profile } from '#shared/profile/schema.ts';

/** A user with all fields set, 68 kg and 171 cm. */
export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  id: 'user-1',
  email: 'mara@example.com',
  full_name: 'Mara Lindt',
  age: 34,
  weight: 68,
  height: 171,
  activity_level: 'moderately_active',
  daily_calorie_goal: 2_100,
  protein_goal: null,
  carbs_goal: null,
  fat_goal: null,
  sex: null,
  unit_system: 'metric',
  time_zone: null,
  ai_consent: null,
  weekly_mail: null,
  friend_notice: null,
  first_run: 'done',
  language: null,
  diet: null,
  allergens: [],
  dislikes: [],
  conditions: [],
  updated_at: '2026-11-20T12:00:00.000Z',
  ...over,
});

/** A user with an empty profile. */
export const aBlankProfile = (): Profile =>
  aProfile({
    full_name: null,
    age: null,
    weight: null,
    height: null,
    activity_level: null,
    daily_calorie_goal: null,
    first_run: null,
    weekly_mail: null,
  });
