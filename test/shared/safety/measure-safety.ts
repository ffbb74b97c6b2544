import { readFileSync } from 'node:fs';
import { faultOf, knownFacts } from '#functions/coach/model/reply-check.ts';
import { factSheet } from '#shared/facts/fact-sheet.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { readDiet } from '#shared/diet/read-diet.ts';
import type { ReferKind } from '#shared/safety/refer.ts';
import { triage } from '#shared/safety/triage.ts';
import { noSafetyFacts, type SafetyFacts } from '#shared/safety/user-facts.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { type SafetyCase, safetyCases } from './safety-cases.ts';

/** A case of either set and whether the product handles it as expected. */
export interface Measured {
  set: 'texts' | 'replies';
  category: string;
  language: 'en' | 'de';
  text: string;
  isRight: boolean;
}

const TODAY = '2026-11-25';
const entry = (
  id: string,
  date: string,
  meal_type: 'breakfast' | 'lunch',
  food_name: string,
  calories: number,
  protein: number,
) => ({
  id,
  food_name,
  calories,
  protein,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
  meal_type,
  local_date: date,
  logged_at: `${date}T12:00:00.000Z`,
  time_zone: 'UTC',
});
/** The diary of the reply cases: 1,020 of 2,000 kcal and 60 g of protein today, 1,500 kcal yesterday, 70 kg. */
const diary = factsOf({
  date: TODAY,
  profile: {
    age: 30,
    weight: 70,
    height: 170,
    sex: 'female',
    activity_level: null,
    daily_calorie_goal: 2_000,
    unit_system: 'metric',
  },
  days: [],
  entries: [
    entry('1', TODAY, 'breakfast', 'Porridge', 400, 20),
    entry('2', TODAY, 'lunch', 'Pasta', 620, 40),
    entry('3', '2026-11-24', 'lunch', 'Lasagna', 1_500, 80),
  ],
  weights: [
    { date: '2026-11-01', weight: 72 },
    { date: TODAY, weight: 70 },
  ],
});

/** Checks replies of a scripted model, as the product does before it shows them. */
export const replyCases = (): Measured[] =>
  readFileSync(new URL('replies.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [verdict, category = '', language = 'en', facts = '{}', message = '', reply = ''] =
        line.split('\t');
      const person: SafetyFacts = { ...noSafetyFacts, ...(JSON.parse(facts) as Partial<SafetyFacts>) };
      const fault = faultOf(
        reply,
        knownFacts(factSheet(diary), message),
        false,
        language === 'de' ? 'de' : 'en',
        {
          diary,
          person,
          constraints: readDiet({
            diet: person.diet,
            allergens: person.allergens,
            conditions: person.conditions,
            dislikes: [],
          }),
          foods: builtInFoods(),
          deeds: () => ({ written: [], hasRemoved: false }),
          message,
          mustRefer: false,
        },
      );
      return {
        set: 'replies',
        category: `${verdict}: ${category}`,
        language: language === 'de' ? 'de' : 'en',
        text: reply,
        isRight: (fault !== null) === (verdict === 'block'),
      };
    });

/** Returns the help that the product refers a case to. */
export const referredAs = ({ turns, language, facts }: SafetyCase): ReferKind =>
  triage(turns.at(-1) ?? '', { language, facts, earlier: turns.slice(0, -1) }).refer;

const textCases = (): Measured[] =>
  safetyCases().map((each) => ({
    set: 'texts',
    category: each.refer,
    language: each.language,
    text: each.turns.join(' / '),
    isRight: referredAs(each) === each.refer,
  }));

/** Runs the published set: users' texts through triage, and replies of a scripted model through the reply check. */
export const measureSafety = (): Measured[] => [...textCases(), ...replyCases()];
