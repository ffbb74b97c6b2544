import { type NutrientName, nutrientNames } from '../nutrition/values/nutrients.ts';
import { ENTRY_DAYS } from './source.ts';
import { amountFact, type Fact, figureFact, nutrientWords } from './fact.ts';
import type { Facts } from './facts.ts';
import { type FoodFacts, topFoods } from './foods.ts';
import { averageFact, loggedFact, totalFact } from './measure-facts.ts';
import { measures } from './measure.ts';
import { dayPeriod, lastDays, weekBefore, weekdayPeriod, weekendPeriod } from './period.ts';
import { quoted } from './plain-name.ts';
import {
  goalFact,
  leftFact,
  longestStreakFact,
  namedDayFact,
  proteinTargetFact,
  splitFacts,
  streakFact,
  weighedFact,
  weightFigure,
} from './single-facts.ts';

/** Names are shortened, more so in scripts that use more tokens. */
const MAX_SHEET_NAME_LENGTH = 24;
const COSTLY = 3;

const sheetName = (name: string): string => {
  let room = MAX_SHEET_NAME_LENGTH;
  const fits = Array.from(name).findIndex((sign) => {
    room -= /[a-z ]/i.test(sign) ? 1 : COSTLY;
    return room < 0;
  });
  return quoted(name, fits === -1 ? MAX_SHEET_NAME_LENGTH : Math.max(1, fits));
};

/** Shortens a label, since a prompt has a token limit. */
const labelled = (fact: Fact, label: string): Fact => ({ ...fact, label });

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const todayFacts = (facts: Facts): Fact[] => {
  const today = dayPeriod(facts.date, facts.date);
  return measures.map((measure) => totalFact(facts, today, measure));
};

const yesterdayFacts = (facts: Facts): Fact[] => {
  const day = dayPeriod(facts.yesterday.date, facts.date);
  return facts.yesterday.meals === 0
    ? []
    : (['calories', 'protein'] as const).map((measure) => totalFact(facts, day, measure));
};

const weekFacts = (facts: Facts): Fact[] => {
  const [week, before] = [lastDays(7, facts.date), weekBefore(facts.date)];
  const average = (name: NutrientName): Fact =>
    labelled(averageFact(facts, week, name), `${capital(nutrientWords[name])}, 7-day average`);
  const averageBefore = (name: NutrientName): Fact =>
    labelled(
      averageFact(facts, before, name),
      `${capital(nutrientWords[name])}, average of the 7 days before`,
    );
  return [
    loggedFact(facts, week),
    ...(facts.week.meals === 0 ? [] : nutrientNames.map(average)),
    ...(facts.week.watered === 0
      ? []
      : [labelled(averageFact(facts, week, 'water'), 'Water, 7-day average')]),
    labelled(loggedFact(facts, before), 'Days logged in the 7 days before'),
    ...(facts.weekBefore.meals === 0
      ? []
      : (['calories', 'protein', 'carbs', 'fat', 'fiber'] as const).map(averageBefore)),
  ];
};

const goalDayFacts = ({ goalDays }: Facts): Fact[] => [
  figureFact('last-7.within', 'Days within 10% of the goal in the last 7 days', goalDays.week.within, 'day'),
  figureFact('last-30.within', 'Same in the last 30 days', goalDays.month.within, 'day'),
];

const extremeFacts = (facts: Facts): Fact[] =>
  facts.extremes === null
    ? []
    : [
        namedDayFact(facts, 'last-7.best', 'Day nearest to the goal, last week', facts.extremes.best),
        namedDayFact(facts, 'last-7.worst', 'Day farthest from it', facts.extremes.worst),
      ];

const weekendFacts = (facts: Facts): Fact[] =>
  facts.weekdays.meals === 0 || facts.weekend.meals === 0
    ? []
    : [
        averageFact(facts, weekdayPeriod(facts.date), 'calories'),
        averageFact(facts, weekendPeriod(facts.date), 'calories'),
      ];

const foodFact = (food: FoodFacts, by: NutrientName, at: number): Fact => {
  const fact = amountFact(`food.${by}.${at + 1}`, `Most ${nutrientWords[by]} from`, by, food.amounts[by]);
  return { ...fact, words: `${sheetName(food.name)}, ${fact.words}` };
};

const foodFacts = ({ foods }: Facts): Fact[] => [
  ...(
    [
      ['calories', 2],
      ['protein', 2],
      ['sugar', 1],
      ['sodium', 1],
    ] as const
  ).flatMap(([by, most]) => topFoods(foods, by, most).map((food, at) => foodFact(food, by, at))),
  ...foods
    .filter(({ times }) => times > 1)
    .sort((one, other) => other.times - one.times)
    .slice(0, 2)
    .map((food, at) => {
      const fact = figureFact(
        `food.times.${at + 1}`,
        `Often eaten in ${ENTRY_DAYS} days`,
        food.times,
        'time',
      );
      return { ...fact, words: `${sheetName(food.name)}, ${fact.words}` };
    }),
];

const mealFacts = ({ meals, lateNight }: Facts): Fact[] => [
  ...meals.map(({ type, share }) => figureFact(`meal.${type}.share`, `Energy eaten as ${type}`, share, '%')),
  ...(lateNight === null
    ? []
    : [figureFact('late.share', 'Energy eaten late (21:00 to 4:00)', lateNight.share, '%')]),
];

const weightFacts = (facts: Facts): Fact[] => {
  const { weight } = facts;
  if (weight === null) return [];
  return [
    weighedFact(facts, 'weight.last', 'Last weight', weight.last),
    ...(weight.count < 2
      ? []
      : [
          weighedFact(facts, 'weight.first', 'First weight', weight.first),
          weightFigure(facts, 'weight.change', 'Weight change since', weight.change),
        ]),
    ...(weight.slope === null
      ? []
      : [weightFigure(facts, 'weight.slope', 'Weight trend a week', weight.slope)]),
  ];
};

const ENERGY_UNITS: ReadonlySet<Fact['unit']> = new Set(['kcal', 'kg', 'lb']);
const ENERGY_SHARE = /\.share$/;
const ENERGY_WORDS = /\d ?(?:kcal|kg|lb)\b|\bBMI\b/;

/** Returns the facts that may be sent to a model: no energy or weights of a user with an eating disorder (decision 0069). */
export const factsForModel = (sheet: readonly Fact[], { risk }: Pick<Facts, 'risk'>): Fact[] =>
  risk === 'eating_disorder'
    ? sheet.filter(
        ({ id, unit, words }) =>
          !ENERGY_UNITS.has(unit) && !ENERGY_SHARE.test(id) && !ENERGY_WORDS.test(words),
      )
    : [...sheet];

/** Returns the most relevant facts, at most 60, for the prompt and for checking a model's numbers. */
export const factSheet = (facts: Facts): Fact[] =>
  factsForModel(
    [
      ...todayFacts(facts),
      goalFact(facts),
      ...(facts.risk === null ? [leftFact(facts)] : []),
      proteinTargetFact(facts),
      ...yesterdayFacts(facts),
      ...weekFacts(facts),
      ...splitFacts(facts),
      // Users at risk are not compared with a goal (decision D49).
      ...(facts.risk === null ? [...goalDayFacts(facts), ...extremeFacts(facts)] : []),
      ...weekendFacts(facts),
      streakFact(facts),
      longestStreakFact(facts),
      ...foodFacts(facts),
      ...mealFacts(facts),
      ...weightFacts(facts),
    ].filter(({ value }) => value !== null),
    facts,
  );

/** Formats the sheet for a prompt, one numbered line per fact, starting at 1. */
export const sheetText = (sheet: readonly Fact[]): string =>
  sheet.map(({ label, words }, at) => `${at + 1}. ${label}: ${words}`).join('\n');
