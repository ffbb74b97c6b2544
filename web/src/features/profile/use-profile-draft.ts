import * as z from 'zod';
import type { Profile } from '#shared/profile/schema.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import type { ProfileFormState } from './profile-form-state.ts';
import { type ProfileValues, profileValuesOf } from './profile-values.ts';
import { rebaseValues } from './rebase-values.ts';

/** Checks a draft's fields: texts, and the body values, which are NaN if invalid. */
export const profileDraft = z
  .object({ kg: z.union([z.number(), z.nan()]).nullable(), cm: z.union([z.number(), z.nan()]).nullable() })
  .catchall(z.string()) as unknown as z.ZodType<ProfileValues>;

/** Draft of the profile form. It also survives the reload after a change of the language. */
export const useProfileDraft = (form: Pick<ProfileFormState, 'values' | 'setValues'>, profile: Profile) =>
  useDraft({
    form: 'profile',
    values: form.values,
    initial: profileValuesOf(profile),
    restore: form.setValues,
    schema: profileDraft,
    rebase: rebaseValues,
  });
