import { t } from '#web/lib/language/translate.ts';
import { useForm } from '@mantine/form';
import { type FormEvent, useRef } from 'react';
import type { Profile } from '#shared/profile/schema.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { useSaveProfile } from './use-save-profile.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { changeOf, type ProfileValues, profileValuesOf } from './profile-values.ts';
import { rebaseValues } from './rebase-values.ts';
import { useRebase } from './use-rebase.ts';
import { confirmUnderage } from './underage/confirm-underage.ts';
import { validateProfile } from './validate-profile.ts';
import { useProfileDraft } from './use-profile-draft.ts';
import { setFieldErrors } from '#web/lib/api/set-field-errors.ts';
import { focusFirstError } from '#web/ui/inputs/focus-first-error.ts';

/** State of the profile form. Typed values survive errors, saves in another tab, and reloads. */
export const useProfileForm = (profile: Profile) => {
  const form = useForm<ProfileValues>({ initialValues: profileValuesOf(profile), validate: validateProfile });
  const saving = useSaveProfile();
  const keyOf = useRef(createKeyring());
  const isSending = useRef(false);
  const shown = useRebase(form, profile);
  const draft = useProfileDraft(form, profile);

  const send = async (values: ProfileValues): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    const change = changeOf(values, shown.current);
    try {
      const saved = await saving.mutateAsync({ change, key: keyOf.current(change) });
      // The same change after another one is a new action.
      keyOf.current = createKeyring();
      form.setValues(rebaseValues(form.getValues(), values, profileValuesOf(saved)));
      notify.success(t('Profile updated successfully!'));
      return true;
    } catch (error) {
      setFieldErrors(form, error);
      notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t save this.'));
      return false;
    } finally {
      isSending.current = false;
    }
  };

  const focusFirst = (errors: object) => {
    confirmUnderage(form.getValues(), () => form.getInputNode('age')?.focus());
    focusFirstError(form, errors);
  };

  const save = async (): Promise<boolean> => {
    const { hasErrors, errors } = form.validate();
    if (!hasErrors) return send(form.getValues());
    focusFirst(errors);
    return false;
  };

  return {
    form,
    draft,
    submit: (event: FormEvent<HTMLFormElement>) =>
      form.onSubmit((values) => void send(values), focusFirst)(event),
    /** Saves without an event of the form. @returns whether it was saved */
    save,
    discard: () => form.setValues(profileValuesOf(shown.current)),
    isSaving: saving.isPending,
    hasChanges: Object.keys(changeOf(form.values, profile)).length > 0,
  };
};
