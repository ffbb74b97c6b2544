import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CheckInProposal, GoalPlan, WeightGoal } from '#shared/goals/weight-goal/schema.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { fieldNumber, formatNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { macroLabels } from '#web/ui/nutrition/macro-key.tsx';
import { checkInText, limitText } from './check-in-text.ts';
import { heldText } from './held-text.ts';
import { PastCheckIns } from './past-check-ins.tsx';
import type { WeightGoalActions } from './use-weight-goal.ts';
import classes from './weight-goal.module.css';

interface Props {
  plan: GoalPlan;
  goal: WeightGoal;
  system: UnitSystem;
  actions: WeightGoalActions;
}

const macros = ['protein', 'carbs', 'fat'] as const;
const whole = (text: string): number | null => {
  const typed = parseDecimal(text);
  return typed === null || Number.isNaN(typed) ? null : Math.round(typed);
};

const EditTargets = ({ proposal, actions }: { proposal: CheckInProposal; actions: WeightGoalActions }) => {
  const { after } = proposal;
  const [calories, setCalories] = useState(fieldNumber(after.calories));
  const [grams, setGrams] = useState({
    protein: after.protein === null ? '' : fieldNumber(after.protein),
    carbs: after.carbs === null ? '' : fieldNumber(after.carbs),
    fat: after.fat === null ? '' : fieldNumber(after.fat),
  });
  const save = (): void => {
    const kcal = whole(calories);
    if (kcal === null) return;
    const typed = Object.fromEntries(macros.map((macro) => [macro, whole(grams[macro])]));
    actions.decide({ decision: 'edit', calories: kcal, ...typed });
  };
  return (
    <div className={classes.form}>
      <div className={classes.fields}>
        <NumberField label={t('Calories')} unit="kcal" step={10} value={calories} onChange={setCalories} />
        {macros.map((macro) => (
          <NumberField
            key={macro}
            label={macroLabels[macro]}
            unit="g"
            value={grams[macro]}
            onChange={(typed) => setGrams((now) => ({ ...now, [macro]: typed }))}
          />
        ))}
      </div>
      <div className={classes.acts}>
        <Button loading={actions.isBusy} onClick={save}>
          {t('Save targets')}
        </Button>
      </div>
    </div>
  );
};

const Proposal = ({
  proposal,
  goal,
  system,
  actions,
}: Omit<Props, 'plan'> & { proposal: CheckInProposal }) => {
  const [isEditing, setEditing] = useState(false);
  const limit = limitText(proposal);
  const { after, kind, low, high } = proposal;
  return (
    <>
      <p>{checkInText(proposal, goal, system)}</p>
      {limit && <p className={classes.note}>{limit}</p>}
      <p className={classes.note}>
        {t('Your burn is likely between {low} and {high} kcal a day.', {
          low: formatNumber(low),
          high: formatNumber(high),
        })}{' '}
        {after.carbs !== null &&
          after.fat !== null &&
          t('Protein stays as it is; carbs become {carbs} g and fat {fat} g.', {
            carbs: formatNumber(after.carbs),
            fat: formatNumber(after.fat),
          })}
      </p>
      <div className={classes.acts}>
        <Button
          variant={isEditing ? 'default' : 'filled'}
          loading={actions.isBusy}
          onClick={() => actions.decide({ decision: 'accept' })}
        >
          {kind === 'keep' ? t('Keep my goal') : t('Accept')}
        </Button>
        <Button variant="default" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          {t('Edit')}
        </Button>
        <Button variant="subtle" onClick={() => actions.decide({ decision: 'skip' })}>
          {t('Skip this week')}
        </Button>
      </div>
      {isEditing && <EditTargets proposal={proposal} actions={actions} />}
    </>
  );
};

/** The weekly check-in: a proposal to accept, edit or skip, or why there is none. */
export const CheckInCard = ({ plan, goal, system, actions }: Props) => {
  const { check_in: found, past } = plan;
  return (
    <section className={classes.checkIn} aria-labelledby="check-in">
      <h3 id="check-in">{t('Weekly check-in')}</h3>
      {found?.state === 'waiting' && (
        <p className={classes.note}>
          {t('Your next check-in is on {date}.', { date: namedDay(found.due_on, plan.date) })}
        </p>
      )}
      {found?.state === 'ready' && (
        <Proposal proposal={found} goal={goal} system={system} actions={actions} />
      )}
      {found && found.state !== 'ready' && found.state !== 'waiting' && (
        <>
          <p>{heldText(found)}</p>
          <div className={classes.acts}>
            <Button
              variant="default"
              loading={actions.isBusy}
              onClick={() => actions.decide({ decision: 'skip' })}
            >
              {t('Skip this week')}
            </Button>
          </div>
        </>
      )}
      <PastCheckIns past={past} onUndo={actions.undoCheckIn} />
    </section>
  );
};
