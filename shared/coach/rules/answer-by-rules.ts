import type { Fact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { ADULT_AGE, type Ask, type LookUpFoods, type Topic } from './ask.ts';
import { readMessage } from './read/message.ts';
import { careFor, redFlagIn } from './red-flags.ts';
import { compare } from './topics/compare.ts';
import { eaten } from './topics/eaten.ts';
import { extremes } from './topics/extremes.ts';
import { foodTable } from './topics/food-table.ts';
import { goalsAndDays } from './topics/goal-days.ts';
import { habits } from './topics/habits.ts';
import { left } from './topics/left.ts';
import { overview } from './topics/overview.ts';
import { ownFood } from './topics/own-food.ts';
import { smallTalk } from './topics/small-talk.ts';
import { suggest } from './topics/suggest.ts';
import { supplement } from './topics/supplement.ts';
import { target } from './topics/target.ts';
import { totals } from './topics/totals.ts';
import { weight } from './topics/weight.ts';

/** In order: the first that knows the question answers it. */
const topics = {
  'small talk': smallTalk,
  supplement,
  'goal days': goalsAndDays,
  weight,
  left,
  suggest,
  habits,
  'own food': ownFood,
  'food table': foodTable,
  target,
  extremes,
  compare,
  eaten,
  totals,
  overview,
} satisfies Record<string, Topic>;

export type RuleTopic = keyof typeof topics | 'care' | 'logging' | 'unknown';

export interface RuleAnswer {
  response: string;
  topic: RuleTopic;
  /** False: the response only says what can be asked. */
  isUnderstood: boolean;
  /** Ids of the facts that every figure of the response is taken from. */
  cites: readonly string[];
  /** Those facts. */
  facts: readonly Fact[];
}

/** Rules answer questions; what changes the diary is another matter. */
const LOGGING =
  /^(?:please )?(?:can you |could you )?(?:log|add|record|track|enter|save|delete|remove|undo|change|plan)\b|^i (?:just )?(?:ate|had|drank|have eaten|have had)\b/;

const UNKNOWN =
  'I did not understand that, and I would rather not guess. I answer from your own entries, for example: “What is left today?”, “How much protein did I eat this week?”, “What did I have for lunch yesterday?”';
const LOG =
  'I can only tell what is logged already. Log Food, the photo scanner and the voice logger write it down; then ask me what is left today.';

const plain = (response: string, topic: RuleTopic, isUnderstood: boolean): RuleAnswer => ({
  response,
  topic,
  isUnderstood,
  cites: [],
  facts: [],
});

/** Each fact once. */
const once = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [`${fact.id} ${fact.words}`, fact])).values(),
];

/**
 * Answers a question about a person's own data, about foods and supplements, by rules alone. Medical red flags come
 * first and get care instead of figures. Every figure stands in a cited fact; what is not understood is said, nothing
 * is made up. Any text is answered; what a message or the name of a food tells to do is never done.
 */
export const answerByRules = (
  message: string,
  facts: Facts,
  { foods }: { foods: LookUpFoods },
): RuleAnswer => {
  const { age } = facts.person;
  const flag = redFlagIn(message, age);
  if (flag !== null) return plain(careFor(flag), 'care', true);
  const isMinor = age !== null && age < ADULT_AGE;
  const ask: Ask = { ...readMessage(message, facts.date), facts, foods, isMinor };
  if (LOGGING.test(ask.text) && !/\?|\bhow\b|\bwhat\b/.test(message.toLowerCase()))
    return plain(LOG, 'logging', false);
  for (const [topic, answer] of Object.entries(topics)) {
    const said = answer(ask);
    if (said === null || said.text === '') continue;
    const cited = once(said.cited);
    return {
      response: said.text,
      topic: topic as RuleTopic,
      isUnderstood: true,
      cites: [...new Set(cited.map(({ id }) => id))],
      facts: cited,
    };
  }
  return plain(UNKNOWN, 'unknown', false);
};
