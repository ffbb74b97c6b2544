import { t } from '#web/lib/language/translate.ts';
import { aimOfWeights } from '#shared/goals/weight-goal/safe-pace.ts';
import type { GoalPlan, WeightGoal } from '#shared/goals/weight-goal/schema.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { profileLimits } from '#shared/profile/schema.ts';
import { formatKg } from './weight-unit.ts';

export interface TypedGoal {
  errors: { weight?: string; pace?: string };
  /** null with errors. */
  goal: Pick<WeightGoal, 'goal_weight' | 'pace' | 'phase'> | null;
}

const wrong = (errors: TypedGoal['errors']): TypedGoal => ({ errors, goal: null });
const { min, max } = profileLimits.weight;

/** Validates a typed goal as the server does. kg and kg per week. */
export const checkGoal = (
  { current_weight: now, max_loss, max_gain, least_weight, health_risk }: GoalPlan,
  weight: number | null,
  pace: number | null,
  system: UnitSystem,
): TypedGoal => {
  if (weight === null || weight < min || weight > max) return wrong({ weight: t('Enter a goal weight.') });
  if (now === null) return wrong({ weight: t('Log your weight first.') });
  const aim = aimOfWeights(now, weight);
  if (aim === 'hold') return { errors: {}, goal: { goal_weight: weight, pace: 0, phase: 'maintenance' } };
  if (aim === 'loss' && health_risk)
    return wrong({ weight: t('Choose your weight of {weight} or more.', { weight: formatKg(now, system) }) });
  if (aim === 'loss' && least_weight !== null && weight < least_weight)
    return wrong({
      weight: t('Choose at least {weight}. Below that you would be underweight.', {
        weight: formatKg(least_weight, system),
      }),
    });
  const most = aim === 'loss' ? max_loss : max_gain;
  if (pace === null || pace <= 0) return wrong({ pace: t('Enter a pace.') });
  if (pace > most + 1e-6)
    return wrong({
      pace: t('Choose up to {pace} a week, or a later date.', { pace: formatKg(most, system, 2) }),
    });
  return { errors: {}, goal: { goal_weight: weight, pace: Math.min(pace, most), phase: 'progress' } };
};
