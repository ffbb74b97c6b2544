import type { Facts } from '../../facts/facts.ts';
import { addDays, type LocalDate } from '../../time/local-date.ts';
import { noKnowledge } from '../knowledge/find-knowledge.ts';
import type { Ask, SearchFoods, Topic } from './question.ts';
import type { ReadMessage } from './read/message.ts';
import { afterExercise } from './topics/general/after-exercise.ts';
import { aboutMe } from './topics/about-me.ts';
import { bounds } from './topics/days-by-threshold.ts';
import { compareAnyFoods, compareFoods } from './topics/general/compare-foods.ts';
import { compare } from './topics/compare.ts';
import { continued } from './topics/continued.ts';
import { biggestMeal } from './topics/top-foods.ts';
import { eaten } from './topics/eaten.ts';
import { explain } from './topics/explain.ts';
import { micronutrient } from './topics/micronutrients.ts';
import { extremes } from './topics/extremes.ts';
import { foodTable } from './topics/general/food-table.ts';
import { goalsAndDays } from './topics/goal-days.ts';
import { habits } from './topics/habits.ts';
import { kindWords } from './topics/general/kind-words.ts';
import { lastEntry } from './topics/last-entry.ts';
import { left } from './topics/remaining-today.ts';
import { untrackedNutrients } from './topics/untracked-nutrients.ts';
import { generalKnowledge, otherKnowledge } from './topics/general/knowledge.ts';
import { offTopic } from './topics/general/off-topic.ts';
import { otherLanguage } from './topics/general/other-language.ts';
import { overview } from './topics/overview.ts';
import { ownFood } from './topics/logged-food.ts';
import { smallTalk } from './topics/general/small-talk.ts';
import { suggest } from './topics/suggest.ts';
import { supplement } from './topics/general/supplement.ts';
import { target } from './topics/target.ts';
import { times } from './topics/times.ts';
import { totals } from './topics/totals.ts';
import { weight } from './topics/weight.ts';

/** Tried in order: the first topic that recognizes the question answers it. */
export const topics = {
  'other language': otherLanguage,
  'last entry': lastEntry,
  continued,
  'after exercise': afterExercise,
  explain,
  'off topic': offTopic,
  // Before small talk, which answers every other message about tomorrow.
  'kind words': kindWords,
  'small talk': smallTalk,
  'food comparison': compareFoods,
  knowledge: generalKnowledge,
  'any food comparison': compareAnyFoods,
  micronutrient,
  'not kept': untrackedNutrients,
  supplement,
  'about me': aboutMe,
  times,
  bounds,
  'goal days': goalsAndDays,
  weight,
  // Before `left`, because requests for ideas also mention the remaining calories.
  suggest,
  left,
  'biggest meal': biggestMeal,
  habits,
  'own food': ownFood,
  'food table': foodTable,
  target,
  extremes,
  compare,
  eaten,
  totals,
  overview,
  'other knowledge': otherKnowledge,
} satisfies Record<string, Topic>;

/** Topics that cover whole days, while a question may ask for a part of one. */
export const wholeDays: ReadonlySet<string> = new Set([
  'bounds',
  'goal days',
  'left',
  'habits',
  'own food',
  'target',
  'extremes',
  'compare',
  'eaten',
  'totals',
  'overview',
]);

/** Returns the day that the answer to an earlier question named: 'the highest day was 18 November'. */
export const dayOfAnswer = (read: ReadMessage, facts: Facts, foods: SearchFoods): LocalDate | null => {
  const ask: Ask = {
    ...read,
    facts,
    foods,
    knowledge: noKnowledge,
    findMicronutrients: null,
    message: read.text,
    typed: read.text,
    language: 'en',
    previous: null,
    previousMessage: null,
    previousResponse: null,
    isMinor: false,
  };
  for (const answer of Object.values(topics)) {
    const said = answer(ask);
    if (said === null || said.text === '') continue;
    const ids = said.cited.map(({ id }) => id);
    const dated = ids.map((id) => /^\d{4}-\d\d-\d\d/.exec(id)?.[0]).find((day) => day !== undefined);
    if (dated !== undefined) return dated;
    return ids.some((id) => id.startsWith('yesterday')) ? addDays(facts.date, -1) : null;
  }
  return null;
};
