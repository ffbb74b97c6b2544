import type { MacroGoals } from '#shared/dashboard/schema.ts';

interface Row {
  protein_goal?: number | undefined;
  carbs_goal?: number | undefined;
  fat_goal?: number | undefined;
}

/** Returns the macro targets of a profile row, in g per day. */
export const macroGoalsOf = (profile: Row | null): MacroGoals => ({
  protein: profile?.protein_goal ?? null,
  carbs: profile?.carbs_goal ?? null,
  fat: profile?.fat_goal ?? null,
});
