import { averageFact, totalFact } from '../../../facts/measure-facts.ts';
import { type Measure, spanOfPeriod } from '../../../facts/measure.ts';
import { isOneDay, lastDays } from '../../../facts/period.ts';
import { goalFact } from '../../../facts/single-facts.ts';
import { isLowGoal } from '../../../facts/goal.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { againstGoal, yourGoal } from '../goal-words.ts';
import { type Said, say, sentences, silence } from '../sentence.ts';
import { targetOf } from '../targets.ts';
import { noGoal, noLoss } from '../without-goal.ts';

const SHOULD =
  /\b(?:should i (?:be )?(?:eat|eating|have|get|getting|drink|drinking|aim|take|consume|consuming|target|limit)|do i need|need (?:per|a|each) day|recommended|recommendation|(?:is|are) my .*\b(?:goals?|targets?|limits?)\b|my (?:\w+ )?(?:goals?|targets?)\b|target|(?:is|are) my .*\b(?:ok|okay|fine|good|high|low|healthy|normal|right)\b|(?:enough|too much|too many|too little|too few)|how (?:much|many) .*\b(?:should|need)\b)/;

const yours = ({ facts, periods }: Ask, measure: Measure): Said => {
  const [period = lastDays(7, facts.date)] = periods;
  const span = spanOfPeriod(facts, period);
  if ((measure === 'water' ? span.watered : span.meals) === 0) return silence;
  return isOneDay(period)
    ? say`You had ${amountOf(measure, totalFact(facts, period, measure))} ${period.fact}.`
    : say`You averaged ${amountOf(measure, averageFact(facts, period, measure))} a day ${period.fact}.`;
};

const energy = (ask: Ask): Said =>
  sentences(
    ask.facts.goal.isDefault
      ? say`You haven’t set a goal yet, so the default of ${goalFact(ask.facts)} a day applies. Set New Goal calculates yours from your age, height, weight and activity.`
      : say`Your daily goal is ${goalFact(ask.facts)}. Set New Goal shows how it’s calculated and lets you change it.`,
    yours(ask, 'calories'),
  );

const CHANGE = /\b(?:lose|losing|gain|gaining|cut|cutting|bulk\w*|slim\w*|put on|get rid of|drop)\b/;

const LOSS = /\b(?:lose|losing|cut|cutting|slim\w*|get rid of|drop)\b/;

/** Gives general advice on changing weight; none on losing it to users at risk (decision D49). */
const change = (ask: Ask): Said =>
  ask.facts.risk !== null && LOSS.test(ask.text)
    ? noLoss
    : sentences(
        say`Slow and steady works best (source: NHS Better Health): regular meals, plenty of vegetables and fiber, enough protein, fewer sweet drinks, and moving every day.`,
        energy(ask),
        say`If you have an illness or take medication, ask a doctor first.`,
      );

/** 'how much protein should I eat', 'do I get enough fiber', 'what is my goal'. */
export const target = (ask: Ask): Said | null => {
  const { text, measures, isMinor } = ask;
  if (isMinor || /\b(?:compare\w*|versus|against)\b/.test(text)) return null;
  if (CHANGE.test(text) && /\b(?:how|should|what|want|help|need|tips?|advice)\b/.test(text))
    return change(ask);
  if (!SHOULD.test(text)) return null;
  if (/\bdays\b/.test(text) && /\bhow many days\b/.test(text)) return null;
  const [first] = measures;
  if (first === undefined)
    return /\bgoals?\b|\btargets?\b|how much should i eat/.test(text) ? energy(ask) : null;
  if (first === 'calories') return energy(ask);
  const targets = measures.map((measure) => ({ measure, found: targetOf(ask.facts, measure) }));
  if (targets.every(({ found }) => found === null)) return null;
  return sentences(
    ...targets.map(({ measure, found }) => sentences(found?.words ?? silence, yours(ask, measure))),
  );
};

/** Says whether today and this week meet the goal. */
export const onTrack = (ask: Ask): Said => {
  const { facts } = ask;
  const week = lastDays(7, facts.date);
  if (facts.week.meals === 0)
    return say`You haven’t logged anything ${week.fact}, so I can’t say yet. Log a first meal to get started.`;
  const average = averageFact(facts, week, 'calories');
  if (facts.risk !== null) return sentences(say`You averaged ${average} a day ${week.fact}.`, noGoal);
  const difference = (average.value ?? 0) - facts.goal.calories;
  const isOn = Math.abs(difference) * 10 <= facts.goal.calories;
  const far = againstGoal(facts, 'last-7.average', average.value ?? 0, `average ${week.fact.words}`);
  if (isOn) return say`Yes: you averaged ${average} a day ${week.fact}, close to ${yourGoal(facts)}.`;
  return sentences(
    say`You averaged ${average} a day ${week.fact}: ${far}.`,
    difference < 0
      ? say`If you haven’t forgotten to log a meal, a little more at a meal you like is a good start.`
      : !isLowGoal(facts)
        ? say`A little less at your largest meal is a good start.`
        : say`It’s fine to eat more than such a low goal. Set New Goal shows what health services advise.`,
  );
};
