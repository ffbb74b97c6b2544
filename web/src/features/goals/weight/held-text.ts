import { t } from '#web/lib/language/translate.ts';
import type { CheckIn } from '#shared/goals/weight-goal/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

type Held = Extract<CheckIn, { state: 'not_enough' | 'stale' | 'noisy' }>;

/** Says why the log is not enough for a proposal. */
export const heldText = ({ state, missing_days, missing_meals, missing_weights }: Held): string => {
  if (state === 'stale')
    return t(
      'Your last weigh-in is more than a week old, so we leave your targets as they are. Log your weight.',
    );
  if (state === 'noisy')
    return t(
      'Your meals and weights vary too much for a clear result, so we leave your targets as they are. A week of complete days and regular weigh-ins helps.',
    );
  return t(
    'We leave your targets as they are, because your log is too short. Still needed: full days {meals}, weigh-ins {weights}, days between weigh-ins {days}.',
    {
      meals: formatNumber(missing_meals),
      weights: formatNumber(missing_weights),
      days: formatNumber(missing_days),
    },
  );
};
