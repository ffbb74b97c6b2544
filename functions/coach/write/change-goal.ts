import { readGoal } from '#shared/coach/intent/read-goal.ts';
import { goalSlider } from '#shared/goals/goal-slider.ts';
import { isLossGoalAtRisk } from '#shared/goals/loss-goal.ts';
import { profileLimits } from '#shared/profile/schema.ts';
import { kcal } from './reply-words.ts';
import type { WriteContext } from './write-context.ts';

/** Returns why the coach does not set a goal, or null. Loss goals of users at risk are agreed with a doctor (decision D49). */
const refusalOfGoal = ({ words, profile }: WriteContext, calories: number): string | null => {
  if (calories > profileLimits.daily_calorie_goal.max)
    return words.t('That can’t be a daily goal, so nothing was changed.');
  const { age = null, weight = null, height = null, sex = null, activity_level = null } = profile ?? {};
  const body = { age, weight, height, sex, activity_level, conditions: profile?.conditions };
  if (isLossGoalAtRisk(calories, body))
    return words.t(
      'I didn’t change your goal: it would mean eating less than your body needs, and that could harm you now. Please talk to your doctor or midwife first. Set New Goal can save a goal that you agreed on with them.',
    );
  if (calories < goalSlider.min)
    return words.t(
      'I didn’t change your goal: less than {energy} a day is too little without medical supervision (source: NHS). Set New Goal shows goals that fit you.',
      { energy: kcal(words, goalSlider.min) },
    );
  return null;
};

/** Asks before it sets the daily energy goal that a message requests. @returns the question, a refusal, or null */
export const proposeGoal = (context: WriteContext): string | null => {
  const { question, facts, words, wanted } = context;
  const request = readGoal(question.message);
  if (request === null) return null;
  const current = facts.goal.calories;
  const calories = request.calories ?? current + (request.by ?? 0);
  const refusal = refusalOfGoal(context, calories);
  if (refusal !== null) return refusal;
  const energy = kcal(words, calories);
  if (calories === current && !facts.goal.isDefault)
    return words.t('Your daily goal is already {energy}.', { energy });
  wanted.propose(
    [{ label: words.t('Confirm|write'), actions: [{ kind: 'goal', calories }] }],
    question.message,
  );
  return words.t('Set your daily goal to {energy}? Now it’s {current}.', {
    energy,
    current: kcal(words, current),
  });
};

/** Sets the goal that the user confirmed. @returns the reply */
export const setGoal = (context: WriteContext, calories: number): string => {
  const { words, wanted, facts } = context;
  const refusal = refusalOfGoal(context, calories);
  if (refusal !== null) return refusal;
  wanted.requested.goal = calories;
  return words.t('Your daily goal is now {energy}. Before, it was {before}.', {
    energy: kcal(words, calories),
    before: kcal(words, facts.goal.calories),
  });
};
