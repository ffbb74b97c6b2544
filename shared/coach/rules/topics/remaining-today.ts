import { figureFact, unitOfNutrient } from '../../../facts/fact.ts';
import type { NutrientName } from '../../../nutrition/values/nutrients.ts';
import { totalFact } from '../../../facts/measure-facts.ts';
import { dayPeriod } from '../../../facts/period.ts';
import { leftFact, overFact } from '../../../facts/single-facts.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { yourGoal } from '../goal-words.ts';
import { type Said, say, sentences, silence } from '../sentence.ts';
import { targetOf } from '../targets.ts';
import { noGoal } from '../without-goal.ts';

const LEFT =
  /\b(?:how (?:far|close)|(?:what )?(?:percent\w*|share|%) of my (?:calorie |daily )*(?:goal|target|budget)|left|remaining|remain|remains|still (?:eat|have)|(?:can|could|may) i (?:still )?(?:eat|have) \d+ ?(?:more )?(?:kcal|calories)|more can i (?:eat|have)|can i still|to go|over (?:my )?(?:goal|budget|limit|target)|under (?:my )?(?:goal|budget|limit|target)|(?:hit|reach|reached|met|meet) my|budget|allowance)\b/;
/** 'did I eat too much', also of users whose day is compared with no goal. */
const TOO_MUCH =
  /\b(?:(?:did|have) i (?:\w+ )?(?:eat|eaten) (?:\w+ )?(?:too (?:much|little)|enough)|overeat\w*|overate)\b/;

const energyToday = ({ facts }: Ask): Said => {
  const eaten = totalFact(facts, dayPeriod(facts.date, facts.date), 'calories');
  return facts.today.meals === 0
    ? say`You haven’t logged anything today yet.`
    : say`You have had ${eaten} today.`;
};

const energyLeft = (ask: Ask): Said => {
  const { facts, text } = ask;
  const had = energyToday(ask);
  const { left } = facts.goal;
  if (/\b(?:percent\w*|share)\b|%/.test(text)) {
    const share = Math.round(((facts.today.amounts.calories?.value ?? 0) * 100) / facts.goal.calories);
    return sentences(
      say`You have had ${figureFact('today.goal.share', 'Share of the goal today', share, '%')} of ${yourGoal(facts)}.`,
      had,
    );
  }
  if (left > 0) return sentences(say`You have ${leftFact(facts)} left of ${yourGoal(facts)}.`, had);
  if (left === 0) return sentences(say`You are exactly at ${yourGoal(facts)}.`, had);
  return sentences(
    say`You are ${overFact(facts)} over ${yourGoal(facts)}.`,
    had,
    say`A single day changes little; eat when you’re hungry.`,
  );
};

/** Returns the remaining amount of a health body's recommendation, which is shown with it. */
const nutrientLeft = (ask: Ask, name: NutrientName): Said => {
  const { facts } = ask;
  const eaten = totalFact(facts, dayPeriod(facts.date, facts.date), name);
  const target = targetOf(facts, name);
  const had =
    facts.today.meals === 0
      ? say`You haven’t logged anything today yet.`
      : say`You have had ${amountOf(name, eaten)} today.`;
  const value = facts.today.meals === 0 ? 0 : eaten.value;
  const bound = target?.bound ?? null;
  if (target === null || bound === null || value === null) return sentences(had, target?.words ?? silence);
  const gap = figureFact(
    `today.${name}.left`,
    `From today’s ${name} to the guide`,
    Math.abs((bound.value ?? 0) - value),
    bound.unit,
  );
  if (value > (bound.value ?? 0))
    return sentences(had, say`That is ${gap} above the guideline.`, target.words);
  return sentences(
    had,
    target.isMost
      ? say`That is ${gap} below the upper end of the guideline.`
      : say`That is ${gap} short of the guideline.`,
    target.words,
  );
};

/** Matches a target that the question states: 'if my target is 200 g', 'goal 110'. */
const STATED =
  /\b(?:goal|target|limit|budget|aim)\b[a-z ]{0,12}?(\d[\d.,]*) ?(kcal|calories|g|grams?|mg)?(?![\d%])/;

/** Returns the rest of today's amount to a target that the question states. */
const leftToStated = (ask: Ask, name: NutrientName, stated: number): Said => {
  const { facts } = ask;
  const eaten = totalFact(facts, dayPeriod(facts.date, facts.date), name);
  const target = figureFact('asked.target', 'Requested target', stated, unitOfNutrient[name]);
  const value = facts.today.meals === 0 ? 0 : eaten.value;
  const had =
    facts.today.meals === 0
      ? say`You haven’t logged anything today yet.`
      : say`You have had ${amountOf(name, eaten)} today.`;
  if (value === null) return had;
  const gap = figureFact(
    `today.${name}.left`,
    `From today’s ${name} to the requested target`,
    Math.abs(stated - value),
    unitOfNutrient[name],
  );
  return value <= stated
    ? sentences(say`You have ${amountOf(name, gap)} left of ${target}.`, had)
    : sentences(say`You are ${amountOf(name, gap)} over ${target}.`, had);
};

/** Returns the target that a question states, in the unit of the nutrient. */
export const statedTarget = (text: string): number | null => {
  const written = STATED.exec(text)?.[1];
  return written === undefined ? null : Number(written.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
};

/** 'what is left today?', 'how much protein do I still need', 'am I over my goal'. */
export const left = (ask: Ask): Said | null => {
  const { text, measures, isMinor, periods } = ask;
  const isOfToday = periods.every(({ id }) => id === 'today');
  const asksMore = /\b(?:still need|need more|more .*\bneed)\b/.test(text);
  const asksTooMuch = TOO_MUCH.test(text);
  if (!isOfToday || !(LEFT.test(text) || asksMore || asksTooMuch)) return null;
  if (isMinor) return asksTooMuch && measures.length === 0 ? sentences(energyToday(ask), noGoal) : null;
  if (/\b(?:how many|which) days\b|\bdays\b|\bsteps?\b/.test(text)) return null;
  // Whether a food fits is answered together with the food.
  if (/\bcan i still (?:eat|have|drink) (?:an? |some |the |one |two |\d)/.test(text) && measures.length === 0)
    return null;
  const nutrients = measures.filter((measure) => measure !== 'water' && measure !== 'meals');
  const stated = statedTarget(ask.rest);
  if (stated !== null) return leftToStated(ask, nutrients[0] ?? 'calories', stated);
  if (nutrients.length === 0 || nutrients.includes('calories')) return energyLeft(ask);
  return sentences(...nutrients.map((name) => nutrientLeft(ask, name)));
};
