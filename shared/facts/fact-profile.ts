import type { FactProfile } from './source.ts';

type Optional<T> = { [Name in keyof T]?: T[Name] | null | undefined };

/** Returns the profile for facts; what the stored profile lacks is unknown. */
export const factProfileOf = (
  profile: Optional<Omit<FactProfile, 'diet' | 'allergens' | 'dislikes'>> | null | undefined,
): FactProfile => ({
  age: profile?.age ?? null,
  weight: profile?.weight ?? null,
  height: profile?.height ?? null,
  activity_level: profile?.activity_level ?? null,
  daily_calorie_goal: profile?.daily_calorie_goal ?? null,
  protein_goal: profile?.protein_goal ?? null,
  carbs_goal: profile?.carbs_goal ?? null,
  fat_goal: profile?.fat_goal ?? null,
  conditions: profile?.conditions ?? [],
  sex: profile?.sex ?? null,
  unit_system: profile?.unit_system ?? 'metric',
});
