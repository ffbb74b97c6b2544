import { t } from '#web/lib/language/translate.ts';
import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod';
import { goalAims, type GoalAim } from '#shared/goals/recommended-goals.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import {
  type ProfileValues,
  confirmUnderage,
  changeOf,
  profileDraft,
  profileValuesOf,
  rebaseValues,
  useRebase,
  useSaveProfile,
  validateProfile,
} from '#web/features/profile/public.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { withGoal } from './goal-from-form.ts';
import { setFieldErrors } from '#web/lib/api/set-field-errors.ts';

const draftOfGoals = z.object({ values: profileDraft, aim: z.enum(goalAims).nullable() });

const firstAim = ({ daily_calorie_goal }: Profile): GoalAim | null =>
  daily_calorie_goal === null ? 'maintain' : null;

/**
 * State of the goal page. Without a goal, maintaining the weight is preselected (GOAL-13). Opening the page changes
 * nothing, and a failed save keeps the input.
 */
export const useGoalForm = (profile: Profile, onSaved: () => void) => {
  const form = useForm<ProfileValues>({ initialValues: profileValuesOf(profile) });
  // Undefined until the user selects one, so that a goal saved in another tab takes effect.
  const [chosen, setAim] = useState<GoalAim | null>();
  const aim = chosen === undefined ? firstAim(profile) : chosen;
  const draft = useDraft({
    form: 'goals',
    schema: draftOfGoals,
    values: { values: form.values, aim },
    initial: { values: profileValuesOf(profile), aim: firstAim(profile) },
    restore: (kept) => {
      form.setValues(kept.values);
      setAim(kept.aim);
    },
    rebase: (kept, before, initial) => ({
      values: rebaseValues(kept.values, before.values, initial.values),
      aim: kept.aim === before.aim ? initial.aim : kept.aim,
    }),
  });
  const save = useSaveProfile();
  const keyOf = useRef(createKeyring());
  const isSending = useRef(false);
  const shown = useRebase(form, profile);
  const values = withGoal(form.values, aim, profile.conditions);
  const [isAgreed, setAgreed] = useState(false);

  const setGoal = (typed: string): void => {
    setAim(null);
    form.setFieldValue('daily_calorie_goal', typed);
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const errors = validateProfile(values);
    form.setErrors(errors);
    const [first] = Object.keys(errors);
    if (first) {
      confirmUnderage(values, () => form.getInputNode('age')?.focus());
      form.getInputNode(first)?.focus();
      return;
    }
    if (isSending.current) return;
    isSending.current = true;
    const change = {
      ...changeOf(values, shown.current),
      ...(isAgreed && { goal_agreed_with_doctor: true }),
    };
    try {
      await save.mutateAsync({ change, key: keyOf.current(change) });
      notify.success(t('Goals updated successfully!'));
      draft.end();
      onSaved();
    } catch (error) {
      setFieldErrors(form, error);
      notify.error(t('Error saving goals'), error instanceof Error ? error.message : t('Please try again.'));
    } finally {
      isSending.current = false;
    }
  };

  return {
    form,
    draft,
    values,
    aim,
    choose: (next: GoalAim): void => setAim(next),
    setGoal,
    isAgreed,
    setAgreed,
    send: (event: FormEvent) => void send(event),
    isSaving: save.isPending,
  };
};

export type GoalFormState = ReturnType<typeof useGoalForm>;
