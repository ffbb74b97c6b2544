import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { goalEnergyOf } from '#shared/goals/energy-goal.ts';
import { goalCautionsOf } from '#shared/goals/goal-warnings.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { isLossGoalAtRisk } from '#shared/goals/loss-goal.ts';
import { macroGoalFields, type Profile } from '#shared/profile/schema.ts';
import { BodyFields, SexPicker, UnitSystemField } from '#web/features/profile/public.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { CareNote } from './care-note.tsx';
import { EnergyValues } from './energy-values.tsx';
import { GoalCautions } from './goal-cautions.tsx';
import { goalBodyOf, recommendedTo } from './goal-from-form.ts';
import { GoalSlider } from './goal-slider.tsx';
import { MacroTargets } from './macro-targets.tsx';
import { DailyTargets } from './daily-targets.tsx';
import { RecommendedGoals } from './recommended-goals.tsx';
import { useGoalForm } from './use-goal-form.ts';
import classes from './goals.module.css';

interface Props {
  profile: Profile;
  /** Opens the dashboard, after saving or with the back button. */
  onLeave: () => void;
  /**
   * Renders the macro targets if the plan includes them, which another feature decides. `giveUp` is set if targets
   * exist, so that users whose plan ended can remove them.
   */
  renderMacros: (targets: ReactNode, giveUp: (() => void) | null) => ReactNode;
  /** Renders the calorie needs estimated from the user's log, from another feature. */
  renderNeeds: (onUse: (calories: number) => void) => ReactNode;
}

const noTargets = { protein_goal: '', carbs_goal: '', fat_goal: '' };

/** Form with body values on the left and the goal on the right. */
export const GoalForm = ({ profile, onLeave, renderMacros, renderNeeds }: Props) => {
  const state = useGoalForm(profile, onLeave);
  const { form, values } = state;
  const body = goalBodyOf(values, profile.conditions);
  // One note for the whole page, whose other parts follow the saved profile.
  const risk = healthRiskOf(body) ?? healthRiskOf(profile);
  const hasTargets = macroGoalFields.some((field) => values[field] !== '');
  const typed = parseDecimal(values.daily_calorie_goal);
  const calories = typed === null || Number.isNaN(typed) ? null : Math.round(typed);
  return (
    <form className={classes.page} onSubmit={state.send} noValidate aria-label={t('Goals')}>
      <section className={classes.card} aria-labelledby="goal-body">
        <h2 id="goal-body">{t('About you')}</h2>
        <DraftNote draft={state.draft} />
        <UnitSystemField form={form} />
        <BodyFields form={form} />
        <SexPicker value={values.sex} onChange={(sex) => form.setFieldValue('sex', sex)} />
        <EnergyValues energy={goalEnergyOf(body)} />
        {renderNeeds((kcal) => state.setGoal(fieldNumber(kcal)))}
      </section>
      <section className={classes.card} aria-labelledby="goal-choice">
        <h2 id="goal-choice">{t('Your goal')}</h2>
        {risk && <CareNote risk={risk} />}
        <RecommendedGoals goals={recommendedTo(body)} calories={calories} onChoose={state.choose} />
        <GoalSlider
          value={values.daily_calorie_goal}
          error={form.errors['daily_calorie_goal']}
          onChange={state.setGoal}
        />
        <GoalCautions cautions={goalCautionsOf(calories, body)} />
        {calories !== null && isLossGoalAtRisk(calories, body) && (
          <Checkbox
            label={t('I agreed on this goal with my doctor or midwife')}
            checked={state.isAgreed}
            onChange={(event) => state.setAgreed(event.currentTarget.checked)}
          />
        )}
        {renderMacros(
          <MacroTargets state={state} calories={calories} weight={body.weight} />,
          hasTargets ? () => form.setValues(noTargets) : null,
        )}
        <DailyTargets values={values} />
        <div className={classes.acts}>
          <div className={classes.save}>
            <Button type="submit" size="lg" loading={state.isSaving}>
              {t('Save My Goals')}
            </Button>
          </div>
          <Button variant="subtle" size="lg" leftSection={<ArrowLeft aria-hidden />} onClick={onLeave}>
            {t('Back to Dashboard')}
          </Button>
        </div>
      </section>
    </form>
  );
};
