import { type RefObject, useEffect, useRef } from 'react';
import type { Profile } from '#shared/profile/schema.ts';
import type { ProfileFormState } from './profile-form-state.ts';
import { profileValuesOf } from './profile-values.ts';
import { rebaseValues } from './rebase-values.ts';

/**
 * Updates a form when another tab saves the profile: untouched fields follow.
 * @returns the profile that the form is based on
 */
export const useRebase = (
  form: Pick<ProfileFormState, 'getValues' | 'setValues'>,
  profile: Profile,
): RefObject<Profile> => {
  const shown = useRef(profile);
  useEffect(() => {
    if (shown.current === profile) return;
    const before = profileValuesOf(shown.current);
    shown.current = profile;
    form.setValues(rebaseValues(form.getValues(), before, profileValuesOf(profile)));
  }, [profile, form]);
  return shown;
};
