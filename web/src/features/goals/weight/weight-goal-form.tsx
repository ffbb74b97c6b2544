import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { aimOfWeights, dateOfPace, paceOfDate } from '#shared/goals/weight-goal/safe-pace.ts';
import type { GoalPlan } from '#shared/goals/weight-goal/schema.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { addDays, localDate } from '#shared/time/local-date.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { checkGoal, type TypedGoal } from './check-goal.ts';
import type { WeightGoalActions } from './use-weight-goal.ts';
import { fieldKg, formatKg, parseKg, unitOf } from './weight-unit.ts';
import classes from './weight-goal.module.css';

interface Props {
  plan: GoalPlan;
  system: UnitSystem;
  actions: WeightGoalActions;
  /** The check-in has the primary action. */
  isQuiet: boolean;
}

const DEFAULT_PACE = 0.5;

/** Form for the goal weight. Pace and date follow from each other. */
export const WeightGoalForm = ({ plan, system, actions, isQuiet }: Props) => {
  const { goal, current_weight: now, date: today } = plan;
  const initial = {
    weight: goal ? fieldKg(goal.goal_weight, system) : '',
    pace: fieldKg(goal?.pace || DEFAULT_PACE, system, 2),
  };
  const [weight, setWeight] = useState(initial.weight);
  const [pace, setPace] = useState(initial.pace);
  const draft = useDraft({
    form: 'weight-goal',
    item: system,
    values: { weight, pace },
    initial,
    restore: (kept) => {
      setWeight(kept.weight);
      setPace(kept.pace);
    },
  });
  const [errors, setErrors] = useState<TypedGoal['errors']>({});
  const target = parseKg(weight, system);
  const typedPace = parseKg(pace, system);
  const aim = now === null || target === null ? null : aimOfWeights(now, target);
  const isMoving = aim === 'loss' || aim === 'gain';
  const most = aim === 'gain' ? plan.max_gain : plan.max_loss;
  const date =
    now === null || target === null || typedPace === null ? null : dateOfPace(now, target, typedPace, today);

  const changeDate = (value: string): void => {
    if (now === null || target === null || !localDate.safeParse(value).success || value <= today) return;
    setPace(fieldKg(paceOfDate(now, target, value, today), system, 2));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = checkGoal(plan, target, typedPace, system);
    setErrors(found.errors);
    if (found.goal) actions.save(found.goal);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('Goal weight')}>
      <DraftNote draft={draft} />
      <div className={classes.fields}>
        <NumberField
          label={t('Goal weight')}
          unit={unitOf(system)}
          step={0.5}
          value={weight}
          error={errors.weight}
          onChange={setWeight}
        />
        {isMoving && (
          <>
            <NumberField
              label={t('Pace per week')}
              unit={unitOf(system)}
              step={0.05}
              value={pace}
              error={errors.pace}
              onChange={setPace}
            />
            <TextInput
              type="date"
              label={t('Reached by')}
              min={addDays(today, 1)}
              value={date ?? ''}
              onChange={(event) => changeDate(event.currentTarget.value)}
            />
          </>
        )}
      </div>
      {isMoving && most > 0 && (
        <p className={classes.note}>
          {aim === 'loss'
            ? t('Safe for you: up to {pace} a week, so that your goal stays above what your body needs.', {
                pace: formatKg(most, system, 2),
              })
            : t('Advised: up to {pace} a week. Faster gain is mostly fat.', {
                pace: formatKg(most, system, 2),
              })}
        </p>
      )}
      <div className={classes.acts}>
        <Button type="submit" variant={isQuiet ? 'default' : 'ink'} loading={actions.isBusy}>
          {t('Save goal weight')}
        </Button>
        {goal && (
          <Button variant="subtle" onClick={() => actions.remove(goal)}>
            {t('Remove goal weight')}
          </Button>
        )}
      </div>
    </form>
  );
};
