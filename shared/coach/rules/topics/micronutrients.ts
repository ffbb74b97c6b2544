import { amountWords } from '../micronutrient-words.ts';
import { addMicronutrients, coverageOf, sumEntry } from '../../../micronutrients/sum-micronutrients.ts';
import { figureFact, wordFact } from '../../../facts/fact.ts';
import { dayPeriod, isOneDay, lastDays } from '../../../facts/period.ts';
import type { FactEntry } from '../../../facts/source.ts';
import type { MicronutrientName } from '../../../micronutrients/micronutrient.ts';
import { findEntries, withOlder, isOlderThanEntries } from '../find-entries.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import type { Ask } from '../question.ts';
import { type Said, say, sentences, silence } from '../sentence.ts';

const names: readonly (readonly [pattern: RegExp, name: MicronutrientName])[] = [
  [/\bcalcium\b/, 'calcium_mg'],
  [/\biron\b/, 'iron_mg'],
  [/\bmagnesium\b/, 'magnesium_mg'],
  [/\bpotassium\b/, 'potassium_mg'],
  [/\bzinc\b/, 'zinc_mg'],
  [/\bphosphorus\b/, 'phosphorus_mg'],
  [/\bselen(?:ium)?\b/, 'selenium_ug'],
  [/\bvitamin a\b/, 'vitamin_a_rae_ug'],
  [/\bvitamin c\b/, 'vitamin_c_mg'],
  [/\bvitamin d\b/, 'vitamin_d_ug'],
  [/\bvitamin e\b/, 'vitamin_e_mg'],
  [/\bvitamin k\b/, 'vitamin_k_ug'],
  [/\b(?:vitamin )?b-?12\b/, 'vitamin_b12_ug'],
  [/\b(?:vitamin )?b-?6\b/, 'vitamin_b6_mg'],
  [/\bfol(?:ate|ic acid)\b/, 'folate_dfe_ug'],
  [/\bsaturated fats?\b/, 'saturated_fat_g'],
  [/\bcholesterol\b/, 'cholesterol_mg'],
  [/\badded sugars?\b/, 'added_sugar_g'],
  [/\bcaffeine\b/, 'caffeine_mg'],
  [/\balcohol\b/, 'alcohol_g'],
];
const OWN = /\b(?:how (?:much|many)|did i|have i|do i|my|average|total|intake|got|had|enough|left)\b/;
const ADVICE =
  /\b(?:should|supplement\w*|safe|need|recommended|take|is in|are in|does|contains?|foods?|sources?|cup|limit|what is)\b/;

/** Matches the energy for which the values are known. */
const percent = (share: number): number => Math.floor(share * 100);

/** 'how much iron did I get today': derived from the records of the foods, with the share of the energy that is known. */
export const micronutrient = (ask: Ask): Said | null => {
  const { text, facts, periods, findMicronutrients, wants } = ask;
  const found = names.find(([pattern]) => pattern.test(text));
  if (found === undefined || findMicronutrients === null || ADVICE.test(text)) return null;
  if (!OWN.test(text) && periods.length === 0) return null;
  const [, name] = found;
  const period = periods[0] ?? (wants.average ? lastDays(7, facts.date) : dayPeriod(facts.date, facts.date));
  const entries = findEntries(facts, period, ask.meal);
  if (entries.length === 0) return noEntriesMessage(facts, period);
  const days = new Set(entries.map(({ local_date }) => local_date)).size;
  const sum = addMicronutrients(
    entries.map((entry: FactEntry) => sumEntry({ ...entry, items: entry.items ?? null }, findMicronutrients)),
  );
  const { amount, known_calories } = sum.nutrients[name];
  const label = amountWords(name, null);
  if (amount === null)
    return say`I can’t say: the foods of your entries ${period.fact} have no known value for ${wordFact(`micro.${name}.name`, 'Nutrient', label.en, label.de)}. Foods from the table or photos have one, typed values do not.`;
  const isAverage = !isOneDay(period);
  const words = amountWords(name, isAverage ? amount / days : amount);
  const fact = wordFact(`${period.id}.${name}`, 'Amount', words.en, words.de);
  const share = figureFact(
    `${period.id}.${name}.known`,
    'Energy with known value',
    percent(coverageOf(known_calories, sum)),
    '%',
  );
  const said = sentences(
    isAverage ? say`You had ${fact} a day on average ${period.fact}.` : say`You had ${fact} ${period.fact}.`,
    share.value === 100
      ? silence
      : say`That is known for ${share} of the energy, so the real amount is higher or equal.`,
  );
  return isOlderThanEntries(facts, period) ? withOlder(facts, said) : said;
};
