import {
  isDerived,
  isNear,
  KG_PER_LB,
  KJ_PER_KCAL,
  type Question,
  SALT_PER_SODIUM,
  valueOf,
} from './derived-numbers.ts';
import {
  measures,
  LEFT,
  GOAL,
  AVERAGE,
  TODAY,
  YESTERDAY,
  WEEK,
  WEIGHT,
  CURRENT,
  EATEN,
  meals,
  GENERAL,
  PERSONAL,
  clauseAround,
} from './label-words.ts';
import { bmiOf } from '../user-facts.ts';
import type { FactEntry } from '../../facts/source.ts';
import type { Figure } from '../../facts/figures/figure.ts';
import type { NutrientName } from '../../nutrition/values/nutrients.ts';

/** Returns whether a number is about the reader's diary, in its clause or by the sentence's time. */
const isAboutDiary = (sentence: string, clause: string): boolean =>
  PERSONAL.test(clause) || TODAY.test(sentence) || YESTERDAY.test(sentence);

/** Energy of the macros, kcal per g (Regulation (EU) No 1169/2011, Annex XIV). */
const macros = [
  ['protein', 4],
  ['carbs', 4],
  ['fat', 9],
] as const satisfies readonly (readonly [NutrientName, number])[];

/** Returns the nutrient nearest to a number, in its clause or else in the sentence before it. */
const nutrientOf = (sentence: string, clause: string, figure: Figure): NutrientName | null => {
  const named = measures.find(([name]) => name === figure.of);
  if (named) return named[0];
  const inClause = measures.filter(([, pattern]) => pattern.test(clause));
  if (inClause.length === 1 && inClause[0]) return inClause[0][0];
  const inSentence = measures.filter(([, pattern]) => pattern.test(sentence));
  return inSentence.length === 1 && inSentence[0] ? inSentence[0][0] : null;
};

const sum = (entries: readonly FactEntry[], name: NutrientName): number =>
  entries.reduce((total, entry) => total + (entry[name] ?? 0), 0);

const ROUGH_WORDS =
  /\b(?:about|around|roughly|approximately|nearly|almost|some|circa|rund|etwa|ungefähr|knapp|gut|fast)\s*$/i;

/** Food words of an entry that a clause may mention. */
const mentions = (clause: string, { food_name }: FactEntry): boolean => {
  const words = food_name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const lower = clause.toLowerCase();
  return words.some((word) => lower.includes(word.replace(/s$/, '')));
};

/** Returns the values a number may have by its labels, or null if no label binds it. */
const expectedFor = (
  sentence: string,
  clause: string,
  figure: Figure,
  { facts, message }: Question,
): number[] | null => {
  const { kind } = figure;
  const saysDay = TODAY.test(sentence) || YESTERDAY.test(sentence);
  const isYesterday = saysDay
    ? YESTERDAY.test(clause) || (YESTERDAY.test(sentence) && !TODAY.test(clause))
    : YESTERDAY.test(message);
  const day = isYesterday ? facts.yesterday : facts.today;
  const next = sentence.slice(figure.at + figure.text.length);
  if (/\bBMI\b/.test(clause) && kind === null) {
    const bmi = bmiOf({
      weight: facts.weights.at(-1)?.weight ?? facts.person.weight,
      height: facts.person.height,
    });
    const own = bmiOf({ weight: facts.person.weight, height: facts.person.height });
    return [bmi, own].filter((value) => value !== null);
  }
  if (figure.of === 'streak' || (kind === 'day' && /\bstreak\b|\bin a row\b|\bserie\b/i.test(sentence)))
    return [facts.streak.current, facts.streak.longest];
  if (
    (kind === 'mass' || kind === 'pound') &&
    (WEIGHT.test(sentence) || WEIGHT.test(message)) &&
    (kind === 'pound' || figure.value >= 20_000)
  ) {
    const all = facts.weights.map(({ weight }) => weight);
    const own = facts.person.weight === null ? [] : [facts.person.weight];
    const known = CURRENT.test(clause) ? [all.at(-1) ?? own[0] ?? 0] : [...all, ...own];
    return known.map((kg) => (kind === 'pound' ? kg / KG_PER_LB : kg * 1000));
  }
  if (
    kind === 'share' &&
    (GOAL.test(sentence) || GOAL.test(message) || /\b(?:of your|calories|deine[rs]?)\b/i.test(sentence))
  ) {
    const shares = [
      ((valueOf(facts.today, 'calories') ?? 0) / facts.goal.calories) * 100,
      (facts.goal.left / facts.goal.calories) * 100,
      ((valueOf(facts.yesterday, 'calories') ?? 0) / facts.goal.calories) * 100,
    ];
    return LEFT.test(clause) ? [shares[1] ?? 0] : shares;
  }
  const isEnergy = kind === 'energy' || kind === 'kilojoule';
  const macro =
    isEnergy && isAboutDiary(sentence, clause) ? macros.find(([each]) => each === figure.of) : undefined;
  if (macro) return [(valueOf(day, macro[0]) ?? 0) * macro[1] * (kind === 'kilojoule' ? KJ_PER_KCAL : 1)];
  if (kind === 'mass' && /\bsalt\b|\bsalz\b/i.test(clause) && !/\bsodium\b|\bnatrium\b/i.test(clause))
    return saysDay || PERSONAL.test(clause)
      ? [((valueOf(day, 'sodium') ?? 0) / 1000) * SALT_PER_SODIUM]
      : null;
  const name: NutrientName | null = isEnergy
    ? 'calories'
    : kind === 'mass'
      ? nutrientOf(sentence, clause, figure)
      : null;
  if (name === null) return null;
  const scale = kind === 'kilojoule' ? KJ_PER_KCAL : name === 'sodium' ? 0.001 : 1;
  const scaled = (values: readonly (number | null)[]): number[] =>
    values.filter((value) => value !== null).map((value) => value * scale);
  if (isEnergy && /^\W*(?:daily |tages)?(?:goal|target|ziel)/i.test(next))
    return scaled([facts.goal.calories]);
  if (isEnergy && LEFT.test(clause) && GOAL.test(clause) && !/^\W*(?:left|remaining|übrig)/i.test(next))
    return scaled([facts.goal.left, facts.goal.calories]);
  if (isEnergy && LEFT.test(clause) && !EATEN.test(clause)) return scaled([facts.goal.left]);
  if (
    isEnergy &&
    GOAL.test(clause) &&
    !EATEN.test(clause) &&
    !/\b(?:over|under|above|below|über|unter)\b/i.test(clause)
  )
    return scaled([facts.goal.calories]);
  if (AVERAGE.test(sentence) || (WEEK.test(sentence) && !TODAY.test(clause) && !YESTERDAY.test(clause)))
    return scaled([
      ...[facts.week, facts.weekBefore, facts.month].flatMap((span) => [
        span.average[name]?.value ?? null,
        span.total[name]?.value ?? null,
      ]),
      (facts.week.average[name]?.value ?? 0) * 7,
    ]);
  const meal =
    meals.find(([, pattern]) => pattern.test(clause)) ?? meals.find(([, pattern]) => pattern.test(sentence));
  const named = facts.entries.filter((entry) => mentions(clause, entry));
  const ofDay = facts.entries.filter(({ local_date }) => local_date === day.date);
  if (/\bmore than\b|\bless than\b|\bfewer\b|\bmehr als\b|\bweniger als\b/i.test(clause)) return null;
  if (meal) {
    const eaten = ofDay.filter(({ meal_type }) => meal_type === meal[0]);
    if (eaten.length > 0)
      return scaled([
        sum(eaten, name),
        ...eaten.map((entry) => entry[name]),
        ...named.filter((entry) => eaten.includes(entry)).map((entry) => entry[name]),
      ]);
  }
  if (named.length > 0)
    return scaled([
      ...named.map((entry) => entry[name]),
      sum(
        ofDay.filter((entry) => mentions(sentence, entry)),
        name,
      ),
      ...[2, 3, 4].flatMap((times) => named.map((entry) => (entry[name] ?? 0) * times)),
    ]);
  const asks = /\b(?:did|do|have|was) i\b|\b(?:habe|hatte) ich\b/i.test(message);
  if (isEnergy && asks && !saysDay && clause.length < 40) return scaled([valueOf(day, name)]);
  const isDay = TODAY.test(clause) || YESTERDAY.test(sentence) || TODAY.test(sentence) || EATEN.test(clause);
  return isDay ? scaled([valueOf(day, name)]) : null;
};

/**
 * Returns whether a number of a sentence contradicts its label: 'left' is what is left, 'yesterday' is yesterday's value.
 * `known` says whether the facts contain the number at all. General statements about foods and guidelines need no facts.
 */
export const isMislabeled = (
  sentence: string,
  figure: Figure,
  known: boolean,
  question: Question,
): boolean => {
  if (Number.isNaN(figure.value)) return true;
  const clause = clauseAround(sentence, figure.at, figure.text.length);
  const isRough = ROUGH_WORDS.test(sentence.slice(0, figure.at));
  const isGeneral = GENERAL.test(clause) && !LEFT.test(clause) && !/\byour?\b|\bdein\w*/i.test(clause);
  if (isGeneral) return false;
  if (
    figure.kind === null &&
    !/\bBMI\b/.test(clause) &&
    figure.of === null &&
    !(figure.value >= 100 && (LEFT.test(clause) || GOAL.test(clause) || EATEN.test(clause)))
  )
    return false;
  const expected = expectedFor(sentence, clause, figure, question);
  if (expected !== null && expected.length > 0)
    return !expected.some((value) => isNear(figure.value, value, figure, isRough));
  // The diary has no value for what the text states, so only the user can have named it.
  if (expected !== null && isAboutDiary(sentence, clause) && !/\d/.test(question.message)) return true;
  if (known && figure.kind !== 'energy') return false;
  const asksDiary = /\b(?:did|do|have|am|was) i\b|\b(?:habe|hatte|war|bin) ich\b/i.test(question.message);
  if (!PERSONAL.test(clause) && !(asksDiary && !GENERAL.test(sentence))) return false;
  return !(known && !/\d/.test(question.message)) && !isDerived(figure, isRough, question);
};
