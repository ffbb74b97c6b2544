import { readWater, readWeight } from '#shared/coach/intent/read-measures.ts';
import { readDay } from '#shared/coach/intent/read-day.ts';
import type { Statement, StatementKind } from '#shared/coach/intent/classify-statement.ts';
import { MAX_WATER_ML } from '#shared/diary/schema.ts';
import { profileLimits } from '#shared/profile/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { isImplausibleJump } from '#shared/weights/implausible-jump.ts';
import { dayIn, sentence } from './reply-words.ts';
import type { WriteContext } from './write-context.ts';

const drinking: ReadonlySet<StatementKind> = new Set(['request', 'eaten', 'bare', 'eating']);
const POUND = 0.45359237;

/** Adds the water that the statements mention. @returns the reply and the text without the water, or null */
export const logWater = (
  { facts, words, wanted }: WriteContext,
  statements: readonly Statement[],
): { reply: string; rest: string } | null => {
  let reply = '';
  const rest: string[] = [];
  for (const { kind, text } of statements) {
    const water = drinking.has(kind) ? readWater(text) : null;
    const date = addDays(facts.date, Math.min(readDay(text, facts.date)?.offset ?? 0, 0));
    if (!water) {
      rest.push(text);
      continue;
    }
    const before = facts.days.get(date)?.water_ml ?? 0;
    const total = before + water.ml;
    const values = {
      amount: `${words.number(water.ml)} ml`,
      total: `${words.number(total)} ml`,
      day: dayIn(words, date, facts.date),
    };
    if (total > MAX_WATER_ML) {
      reply ||= words.t('That would be more water than a day can hold here, so nothing was added.');
      continue;
    }
    wanted.addWater(date, water.ml);
    reply = sentence(words.t('Added {amount} of water {day}. That makes {total}.', values));
    if (
      /\p{L}{3}/u.test(
        water.rest.replace(
          /\b(?:log|add|record|track|and|und|drank|drink|had|have|just|please|bitte|today|heute|yesterday|gestern|this|morning|getrunken|habe|hab|trag|ein|fuge?|hinzu|also|eintragen|of|my|now|more|another|for|to|the|log|ich|gerade|noch|intake|hydration)\b/g,
          ' ',
        ),
      )
    )
      rest.push(water.rest);
  }
  return reply === '' ? null : { reply, rest: rest.join('. ') };
};

const weightWords = ({ words, profile }: WriteContext, weight: number): string =>
  profile?.unit_system === 'imperial'
    ? `${words.number(Math.round((weight / POUND) * 10) / 10)} lb`
    : `${words.number(Math.round(weight * 10) / 10)} kg`;

/** Saves a weight in kg. @returns the reply */
export const saveWeight = (context: WriteContext, date: LocalDate, weight: number): string => {
  const { facts, words, wanted, profile } = context;
  const follows = (profile?.weighed_on ?? '') <= date;
  wanted.saveWeight({
    date,
    weight,
    before: facts.weights.find((each) => each.date === date)?.weight ?? null,
    profile: follows ? { weight: profile?.weight ?? null, weighed_on: profile?.weighed_on ?? null } : null,
  });
  return sentence(
    words.t('Saved your weight {day}: {weight}.', {
      weight: weightWords(context, weight),
      day: dayIn(words, date, facts.date),
    }),
  );
};

/** Returns the latest weight up to a day, or that of the profile. */
const lastWeightBefore = (
  { facts, profile }: WriteContext,
  date: LocalDate,
): { date: LocalDate; weight: number } | null => {
  const logged = facts.weights
    .filter((each) => each.date <= date)
    .reduce<{ date: LocalDate; weight: number } | null>(
      (latest, each) => (latest === null || each.date > latest.date ? each : latest),
      null,
    );
  if (logged !== null) return logged;
  const weight = profile?.weight ?? null;
  return weight === null ? null : { date: profile?.weighed_on ?? date, weight };
};

const proposeWeight = (
  context: WriteContext,
  { date, weight }: { date: LocalDate; weight: number },
  last: number,
): string => {
  const { words, wanted, question } = context;
  const action = { kind: 'weight', date, weight } as const;
  wanted.propose([{ label: words.t('Confirm|write'), actions: [action] }], question.message);
  return words.t('Your last weight is {last}. Is {weight} right? I save it when you confirm.', {
    last: weightWords(context, last),
    weight: weightWords(context, weight),
  });
};

/** Saves the weight that a statement reports, and asks first if it is far from the last one. @returns the reply, or null */
export const logWeight = (context: WriteContext, statements: readonly Statement[]): string | null => {
  const { facts, words, profile } = context;
  const isImperial = profile?.unit_system === 'imperial';
  for (const { kind, text } of statements) {
    if (kind === 'question' || kind === 'negated' || kind === 'habit' || kind === 'others') continue;
    const weight = readWeight(text, isImperial);
    if (weight === null) continue;
    const { min, max } = profileLimits.weight;
    if (weight < min || weight > max)
      return words.t('That can’t be your weight, so nothing was saved. Try “I weigh 72.4 kg”.');
    const date = addDays(facts.date, Math.min(readDay(text, facts.date)?.offset ?? 0, 0));
    const last = lastWeightBefore(context, date);
    if (last !== null && isImplausibleJump(last, { date, weight }))
      return proposeWeight(context, { date, weight }, last.weight);
    return saveWeight(context, date, weight);
  }
  return null;
};
