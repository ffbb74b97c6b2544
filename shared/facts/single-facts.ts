import { poundsOfKg } from '../profile/units.ts';
import type { DayFacts } from './day-facts.ts';
import { dayInWords } from './calendar.ts';
import { amountFact, type Fact, figureFact } from './fact.ts';
import type { Facts } from './facts.ts';
import { caloriesOf } from './goal.ts';
import { dayPeriod } from './period.ts';

/** Converts kg to the user's unit. */
export const weightFigure = (facts: Facts, id: string, label: string, kg: number): Fact =>
  facts.person.unit_system === 'imperial'
    ? figureFact(id, label, poundsOfKg(kg), 'lb')
    : figureFact(id, label, kg, 'kg');

export const goalFact = ({ goal }: Facts): Fact =>
  figureFact(
    'goal',
    goal.isDefault ? 'Daily goal (none set: the usual)' : 'Daily goal',
    goal.calories,
    'kcal',
  );

/** The protein target that every screen shows (decision D56). */
export const proteinTargetFact = ({ targets }: Facts): Fact =>
  figureFact(
    'target.protein',
    targets.isOwn.protein ? 'Daily protein target' : 'Protein a day, 15% of energy (WHO and FAO)',
    targets.protein,
    'g',
  );

/** Energy left today; negative if today exceeds the goal. */
export const leftFact = ({ goal }: Facts): Fact => figureFact('left', 'Left today', goal.left, 'kcal');

/** By how much today exceeds the goal. */
export const overFact = ({ goal }: Facts): Fact =>
  figureFact('over', 'Over the goal today', -goal.left, 'kcal');

/** Returns a day's energy, labeled with the day. */
export const dayEnergyFact = (facts: Facts, day: DayFacts): Fact =>
  amountFact(
    `${dayPeriod(day.date, facts.date).id}.calories`,
    `Energy ${dayPeriod(day.date, facts.date).fact.words}`,
    'calories',
    day.amounts.calories,
  );

/** Returns a day with its energy as one fact. */
export const namedDayFact = (facts: Facts, id: string, label: string, day: DayFacts): Fact => ({
  ...figureFact(id, label, caloriesOf(day), 'kcal'),
  words: `${dayInWords(day.date, facts.date)} with ${figureFact('', '', caloriesOf(day), 'kcal').words}`,
});

export const streakFact = ({ streak }: Facts): Fact =>
  figureFact('streak', 'Days logged in a row', streak.current, 'day');

export const longestStreakFact = ({ streak }: Facts): Fact =>
  figureFact('streak.longest', 'Longest streak', streak.longest, 'day');

const macros = ['protein', 'carbs', 'fat'] as const;

/** Returns each macro's share of the last 7 days, or an empty array if unknown. */
export const splitFacts = ({ split }: Facts): Fact[] =>
  split === null
    ? []
    : macros.map((name) =>
        figureFact(`last-7.${name}.share`, `Energy from ${name} in the last 7 days`, split[name], '%'),
      );

export const weighedFact = (
  facts: Facts,
  id: string,
  label: string,
  at: { date: string; weight: number },
): Fact => {
  const fact = weightFigure(facts, id, label, at.weight);
  const day = dayPeriod(at.date, facts.date).fact;
  const unit = fact.unit === null ? '' : ` ${fact.unit}`;
  return {
    ...fact,
    words: `${fact.words} ${day.words}`,
    german: `${String(fact.value).replace('.', ',')}${unit} ${day.german ?? day.words}`,
  };
};
