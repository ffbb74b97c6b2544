import { t } from '#web/lib/language/translate.ts';
import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import type { FirstRun } from '#shared/profile/choices.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { goalEstimateOf } from '../goal-estimate.ts';
import type { ProfileValues } from '../profile-values.ts';
import { confirmUnderage } from '../underage/confirm-underage.ts';
import { profileDraft } from '../use-profile-draft.ts';
import { validateProfile } from '../validate-profile.ts';
import { firstValues } from './first-values.ts';
import { answersOf, steps } from './steps.ts';

const LAST = steps.length - 1;

/** State of the first-run setup: the current step, the answers, and how it ends. */
export const useFirstRun = (onOver: () => void) => {
  const [step, setStep] = useState(0);
  const form = useForm<ProfileValues>({ initialValues: firstValues() });
  const draft = useDraft({
    form: 'first-run',
    schema: profileDraft,
    values: form.values,
    initial: form.getInitialValues(),
    restore: form.setValues,
  });
  const save = useSaveProfile();
  const keyOf = useRef(createKeyring());
  const isSending = useRef(false);
  const proposed = useRef('');

  const end = async (first_run: FirstRun, answered: number): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const change = { ...answersOf(form.getValues(), answered), first_run };
    try {
      await save.mutateAsync({ change, key: keyOf.current(change) });
      draft.end();
      if (first_run === 'done')
        notify.success(t('You’re all set'), t('You can change any of this in your profile.'));
      onOver();
    } catch (error) {
      notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t save this.'));
      // A failed save does not block the user; the setup is shown again next time.
      if (first_run === 'skipped') onOver();
    } finally {
      isSending.current = false;
    }
  };

  /** Fills in the calculated goal, unless a goal was typed. */
  const proposeGoal = (): void => {
    const { daily_calorie_goal } = form.getValues();
    const { goal } = goalEstimateOf(form.getValues());
    if (daily_calorie_goal !== proposed.current) return;
    proposed.current = goal ? fieldNumber(goal.goal) : '';
    form.setFieldValue('daily_calorie_goal', proposed.current);
  };

  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    const values = form.getValues();
    const found = validateProfile(values);
    const wrong = steps[step]!.fields.filter((field) => found[field]);
    form.setErrors(Object.fromEntries(wrong.map((field) => [field, found[field]])));
    if (wrong.includes('age')) confirmUnderage(values, () => form.getInputNode('age')?.focus());
    if (wrong[0]) {
      form.getInputNode(wrong[0])?.focus();
      return;
    }
    if (step === LAST) {
      void end('done', steps.length);
      return;
    }
    if (step + 1 === LAST) proposeGoal();
    setStep(step + 1);
  };

  return {
    form,
    draft,
    step,
    goOn,
    goBack: () => setStep(step - 1),
    skip: () => void end('skipped', step),
    isSaving: save.isPending,
  };
};
