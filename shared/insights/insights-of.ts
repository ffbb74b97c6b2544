import type { Facts } from '../facts/facts.ts';
import { englishSpeaker, type Speaker } from '../facts/speaker.ts';
import type { Candidate, Rule } from './candidate.ts';
import {
  firstMealRule,
  goalRule,
  healthCheckRule,
  photoRule,
  planRule,
  profileRule,
  todayRule,
} from './rules/beginnings.ts';
import { averagesRule, careRule, regularMealsRule } from './rules/care.ts';
import { changeRule, fallingWeightRule, weekendRule, weightRule } from './rules/comparisons.ts';
import { energyRule } from './rules/energy.ts';
import { fiberRule } from './rules/fiber.ts';
import {
  endedStreakRule,
  gapsRule,
  goalDaysRule,
  lateRule,
  streakRule,
  usualFoodRule,
} from './rules/habits.ts';
import { proteinRule } from './rules/protein.ts';
import { sodiumRule } from './rules/sodium.ts';
import { type Insight, MAX_INSIGHTS } from './schema.ts';

const rules: readonly Rule[] = [
  firstMealRule,
  photoRule,
  gapsRule,
  energyRule,
  proteinRule,
  fiberRule,
  sodiumRule,
  streakRule,
  goalDaysRule,
  weekendRule,
  changeRule,
  lateRule,
  weightRule,
  usualFoodRule,
  goalRule,
  todayRule,
  planRule,
  profileRule,
  healthCheckRule,
];

/** Rules for users at risk: none compares their food with a goal (decision D49). */
const rulesAtRisk: readonly Rule[] = [
  firstMealRule,
  photoRule,
  careRule,
  fallingWeightRule,
  usualFoodRule,
  profileRule,
  regularMealsRule,
  averagesRule,
];

const byRank = (one: Candidate, other: Candidate): number => other.rank - one.rank;

/** Rules that address the reader on the day of the facts. */
const ofToday: ReadonlySet<Rule> = new Set([firstMealRule, photoRule, streakRule, todayRule]);
const ofEndedWeek = (all: readonly Rule[]): Rule[] => all.filter((rule) => !ofToday.has(rule));

/** Keeps the most relevant candidate of each topic. */
const oneEach = (found: readonly Candidate[]): Candidate[] =>
  found.filter(({ topic }, at) => found.findIndex((other) => other.topic === topic) === at);

/** Includes praise if there is any, however much there is to improve. */
const withPraise = (ranked: readonly Candidate[], most: number): Candidate[] => {
  const selected = ranked.slice(0, most);
  const praise = ranked.find(({ type }) => type === 'achievement');
  return praise === undefined || selected.includes(praise) ? selected : [...selected.slice(0, -1), praise];
};

const chosen = (facts: Facts, by: readonly Rule[], most: number, speaker: Speaker): Candidate[] =>
  withPraise(oneEach(by.flatMap((rule) => rule(facts, speaker) ?? []).sort(byRank)), most);

/** Returns three to six candidates with their facts, most important first. */
export const candidatesOf = (facts: Facts, speaker: Speaker = englishSpeaker): Candidate[] =>
  chosen(facts, facts.risk === null ? rules : rulesAtRisk, MAX_INSIGHTS, speaker);

/** Returns the candidates for a past week, for the weekly email. @param facts facts of the week's last day */
export const candidatesOfEndedWeek = (
  facts: Facts,
  most: number,
  speaker: Speaker = englishSpeaker,
): Candidate[] =>
  chosen(
    facts,
    facts.risk === null ? [...ofEndedWeek(rules), endedStreakRule] : ofEndedWeek(rulesAtRisk),
    most,
    speaker,
  );

export const insightOf = ({ type, title, description, action }: Candidate): Insight => ({
  type,
  title,
  description: description.text,
  action,
});

/** Returns all words of an insight, for the gate. */
export const textOfInsight = ({ title, description, action }: Insight): string =>
  `${title}\n${description}\n${action.label}`;

/** Returns rule-based insights: free of charge, deterministic, and every number comes from the facts. */
export const buildInsights = (facts: Facts, speaker: Speaker = englishSpeaker): Insight[] =>
  candidatesOf(facts, speaker).map(insightOf);
