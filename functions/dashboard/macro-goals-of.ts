import type { MacroGoals } from '#shared/dashboard/schema.ts';

interface Row {
  protein_goal?: number | undefined;
  carbs_goal?: number | undefined;
  fat_goal?: number | undefined;
}

/** The targets of a profile's row, g a day. */
export const macroGoalsOf = (profile: Row | null): MacroGoals => ({
  protein: profile?.protein_goal ?? null,
  carbs: profile?.carbs_goal ?? null,
  fat: profile?.fat_goal ?? null,
});
