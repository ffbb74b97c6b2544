import { readWater, readWeight } from '#shared/coach/intent/read-measures.ts';
import { readDay } from '#shared/coach/intent/read-day.ts';
import type { Statement, StatementKind } from '#shared/coach/intent/classify-statement.ts';
import { MAX_WATER_ML } from '#shared/diary/schema.ts';
import { profileLimits } from '#shared/profile/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
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

/** Saves the weight that a statement reports. @returns the reply, or null */
export const logWeight = (
  { facts, words, wanted, profile }: WriteContext,
  statements: readonly Statement[],
): string | null => {
  const isImperial = profile?.unit_system === 'imperial';
  for (const { kind, text } of statements) {
    if (kind === 'question' || kind === 'negated' || kind === 'habit' || kind === 'others') continue;
    const weight = readWeight(text, isImperial);
    if (weight === null) continue;
    const { min, max } = profileLimits.weight;
    if (weight < min || weight > max)
      return words.t('That can’t be your weight, so nothing was saved. Try “I weigh 72.4 kg”.');
    const date = addDays(facts.date, Math.min(readDay(text, facts.date)?.offset ?? 0, 0));
    const follows = (profile?.weighed_on ?? '') <= date;
    wanted.saveWeight({
      date,
      weight,
      before: facts.weights.find((each) => each.date === date)?.weight ?? null,
      profile: follows ? { weight: profile?.weight ?? null, weighed_on: profile?.weighed_on ?? null } : null,
    });
    const shown = isImperial
      ? `${words.number(Math.round((weight / POUND) * 10) / 10)} lb`
      : `${words.number(Math.round(weight * 10) / 10)} kg`;
    return sentence(
      words.t('Saved your weight {day}: {weight}.', { weight: shown, day: dayIn(words, date, facts.date) }),
    );
  }
  return null;
};
