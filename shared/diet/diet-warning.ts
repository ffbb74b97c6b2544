import * as z from 'zod';

/** How sure it is that a food breaks a constraint, most certain first. */
export const certainties = ['contains', 'may contain', 'unknown'] as const;

/** What in a meal conflicts with a diet or an allergy, or might. */
export const dietWarning = z.object({
  kind: z.enum(['allergen', 'diet', 'other allergen']),
  name: z.string(),
  certainty: z.enum(certainties),
});
export type DietWarning = z.infer<typeof dietWarning>;
