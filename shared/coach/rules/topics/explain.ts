import { figureFact, wordFact } from '../../../facts/fact.ts';
import { goalFact, proteinTargetFact } from '../../../facts/single-facts.ts';
import { dayOf } from '../../../facts/measure.ts';
import { explainTargets } from '../../../goals/explain-targets.ts';
import { buildHealthCheck } from '../../../health-check/health-check-of.ts';
import { scoreOf } from '../../../health-check/score.ts';
import { daysEnding } from '../../../time/local-date.ts';
import type { Ask } from '../question.ts';
import { listed, type Said, say, sentences } from '../sentence.ts';

const SCORE =
  /\b(?:(?:health|insights?|nutrition|diet|my|the) (?:check )?(?:score|rating|grade|points)|score|(?:health check|insights?) (?:say|work|calculated|mean)|punktzahl|punkte|bewertung|gesundheits ?check|gesundheitscheck)\b/;
const TARGETS =
  /\b(?:how (?:is|are|was|do you|did you) .*(?:goal|target|limit)s? .*(?:calculat\w*|come|comput\w*|set|determin\w*|work)|(?:why|where|how come) .*\b(?:goals?|targets?)\b|(?:explain|formula) .*\b(?:goals?|targets?|score)\b|berechnet|berechnest)\b/;

/** Below this number of logged days the score is provisional (decision D59). */
const FEWEST_DAYS = 3;

/** Explains the health check's score with the code that calculates it. */
const score = (ask: Ask): Said => {
  if (ask.facts.risk !== null)
    return say`I don’t give you a score: your body needs enough food first. Please talk to a doctor or dietitian about what is right for you.`;
  const { facts } = ask;
  const days = daysEnding(facts.date, 7).map((date) => {
    const { amounts, meals } = dayOf(facts, date);
    const of = (name: 'calories' | 'protein' | 'fiber' | 'sodium'): number => amounts[name]?.value ?? 0;
    return {
      total_calories: of('calories'),
      protein: of('protein'),
      fiber: of('fiber'),
      sodium: of('sodium'),
      meal_count: meals,
    };
  });
  const check = buildHealthCheck(days, facts.targets);
  if (check.days_logged === 0)
    return say`There is no score yet: it needs entries of the last week. Log a first meal to get started.`;
  const total = figureFact('health.score', 'Health check score', check.score, null);
  const parts = check.metrics.map(({ name, status, average, target }) => {
    const unit = name === 'calories' ? 'kcal' : name === 'logging' ? 'day' : 'g';
    const is = figureFact(`health.${name}`, `Health check: ${name}`, average, unit);
    const aim = figureFact(`health.${name}.target`, `Health check: target for ${name}`, target, unit);
    const points = figureFact(`health.${name}.points`, 'Points', scoreOf([status]), null);
    return say`${name} ${is} against ${aim} (${points})`;
  });
  const within = wordFact(
    'health.rule',
    'Rule of the score',
    '100 points within 10% of the target, 70 points within 25%, otherwise 40; for logging, 6 days give 100 and 4 days 70',
    '100 Punkte bei höchstens 10 % Abweichung vom Ziel, 70 Punkte bei höchstens 25 %, sonst 40; beim Eintragen geben 6 Tage 100 und 4 Tage 70',
  );
  return sentences(
    check.days_logged < FEWEST_DAYS
      ? say`Your score is ${total}, and provisional: a real one needs a few logged days.`
      : say`Your health check score is ${total} of ${figureFact('health.most', 'Highest score', 100, null)}.`,
    say`It is the mean of its parts over the last week: ${listed(parts)}.`,
    say`Each part gets ${within}.`,
  );
};

/** Explains the targets with the code that sets them: formula, inputs and source. */
const targets = (ask: Ask): Said => {
  const { facts } = ask;
  const explained = explainTargets(facts.person);
  const protein = explained.find(({ name }) => name === 'protein');
  const source = protein?.source ?? null;
  const { isOwn } = facts.targets;
  const share = figureFact('target.protein.share', 'Protein share', protein?.values['share'] ?? 15, '%');
  const perGram = figureFact(
    'target.protein.kcal',
    'Energy of protein',
    protein?.values['kcal'] ?? 4,
    'kcal',
  );
  const fiber = figureFact('target.fiber', 'Fiber per day', facts.targets.fiber, 'g');
  const said = sentences(
    isOwn.calories
      ? say`Your energy goal of ${goalFact(facts)} is the one you set. Set New Goal calculates a suggestion from age, sex, height, weight and activity, and shows the formula.`
      : say`Your energy goal of ${goalFact(facts)} is the default until you set one.`,
    isOwn.protein
      ? say`Your protein target of ${proteinTargetFact(facts)} is your own.`
      : say`Your protein target is ${proteinTargetFact(facts)}: ${share} of the energy goal, at ${perGram} per gram (WHO and FAO).`,
    say`The fiber target of ${fiber} is EFSA’s value for every adult.`,
  );
  return source === null ? said : { ...said, sources: [{ title: source.name, url: source.url }] };
};

/** 'why is my score so low', 'how is my protein target calculated'. */
export const explain = (ask: Ask): Said | null => {
  const { text, message, isMinor } = ask;
  const both = `${text} ${message.toLowerCase()}`;
  if (
    SCORE.test(both) &&
    /\b(?:my|the|i|mein|meine|wie|warum|health|insights?|why|how|what)\b/.test(both) &&
    !/nutri|glyc|\bfootball|\bgame\b/.test(both)
  )
    return score(ask);
  if (isMinor) return null;
  return TARGETS.test(both) && /\b(?:my|i|the|mein|meine|ziel)\b/.test(both) && /goal|target|ziel/.test(both)
    ? targets(ask)
    : null;
};
