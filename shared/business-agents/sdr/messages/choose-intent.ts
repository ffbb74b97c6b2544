import type { Likelihood } from './classifier/classify.ts';
import type { Weights } from './find-cues.ts';
import { type MessageIntent, messageIntents, type Outreach } from './intents.ts';
import { policies, type Referral } from './reading.ts';

/** What decides about the intent of a message. */
export interface MessageSigns {
  /** Weights of the phrases that were found. */
  phrases: Weights;
  likelihood: Likelihood;
  referral: Referral | null;
  /** Whether it proposes a day or time. */
  hasSlot: boolean;
  /** Whether it proposes a day with a time. */
  hasTime: boolean;
  /** Whether it rules out a day. */
  rulesOutDay: boolean;
  isAutomatic: boolean;
  /** Whether a word of it may be about personal data or a list of contacts. */
  isAboutData: boolean;
  /** Whether it consists of thanks, a yes or a signature only, which says nothing about the matter. */
  isMereCourtesy: boolean;
  /** Whether it ends with a question. */
  isQuestion: boolean;
  /** Whether the lead wants to think it over or get back later. */
  hesitates: boolean;
}

/** Intents that decide by a strong phrase alone: acting against them harms people. */
const overriding: readonly MessageIntent[] = ['legal_threat', 'opt_out', 'data_request'];
const STRONG = 3;

/** How much more likely an intent is with a sign that the phrases don't contain. */
const SIGN = 4;
/** Likelihood from which an intent counts without a phrase of it. */
const LEAST = 0.25;
/** Likelihood from which a further intent counts. */
const ALSO = 0.2;

const isStrong = (phrases: Weights, intent: MessageIntent): boolean => (phrases[intent] ?? 0) >= STRONG;

/** Returns the likelihood with the signs, not normalized. */
const withSigns = ({
  likelihood,
  referral,
  hasSlot,
  hasTime,
  rulesOutDay,
  isAboutData,
}: MessageSigns): Record<MessageIntent, number> => {
  const now = { ...likelihood };
  if (referral) now.referral *= SIGN;
  else now.referral /= SIGN;
  if (hasSlot) now.meeting_proposal *= SIGN;
  if (hasSlot) now.meeting_decline *= SIGN;
  if (hasTime) now.meeting_proposal *= SIGN;
  if (rulesOutDay) now.meeting_decline *= SIGN * SIGN;
  now.out_of_office /= SIGN;
  if (!isAboutData) now.data_request /= SIGN * SIGN;
  const sum = messageIntents.reduce((all, intent) => all + now[intent], 0);
  for (const intent of messageIntents) now[intent] /= sum;
  return now;
};

/** The intents of a message, and the strictest outreach that is likely enough to be obeyed. */
export interface ChosenIntents {
  intent: MessageIntent;
  also: MessageIntent[];
  strictest: Outreach;
  /** Whether an intent that allows no reply is likely enough. */
  isSilent: boolean;
}

/**
 * Probabilities of a refusal from which contact stops, and of a refusal or pause from which it pauses. Low on purpose:
 * writing to someone who refused does harm, while a stop in doubt only waits until the user has read the message.
 */
const inDoubt = { stop: 0.06, pause: 0.12 };
/** The same where a phrase says outright what the message is about, and none refuses. */
const ifPlain = { stop: 0.2, pause: 0.3 };
/** Probability of an absence note, a threat or spam from which no reply is drafted. */
const SILENT = 0.1;

const sumOf = (likely: Record<MessageIntent, number>, ...kinds: Outreach[]): number =>
  messageIntents.reduce(
    (sum, intent) => sum + (kinds.includes(policies[intent].outreach) ? likely[intent] : 0),
    0,
  );

/** Returns whether a phrase supports the likeliest intent, and none means that contact should end or pause. */
const isPlain = (phrases: Weights, best: MessageIntent): boolean =>
  isStrong(phrases, best) &&
  messageIntents.every(
    (each) => phrases[each] === undefined || ['go_on', 'other_person'].includes(policies[each].outreach),
  );

const strictestOf = (likely: Record<MessageIntent, number>, from: typeof inDoubt): Outreach => {
  // An answer to spam harms no one, so spam has to be likely by itself.
  if (sumOf(likely, 'stop') - likely.spam >= from.stop || likely.spam >= ifPlain.stop) return 'stop';
  if (sumOf(likely, 'stop', 'pause') >= from.pause) return 'pause';
  return likely.referral >= from.pause ? 'other_person' : 'go_on';
};

/** Intents that a named person turns into a referral. */
const passing: ReadonlySet<MessageIntent> = new Set<MessageIntent>([
  'wrong_person',
  'not_interested',
  'unclear',
  'objection',
]);

/** Returns the intent that decides: a strong threat or refusal, then a person named instead, then the likeliest one. */
const decisiveOf = (phrases: Weights, best: MessageIntent, hasReferral: boolean): MessageIntent => {
  if (isStrong(phrases, 'legal_threat')) return 'legal_threat';
  if (overriding.includes(best)) return best;
  const strong = overriding.find((each) => isStrong(phrases, each));
  if (strong) return strong;
  return hasReferral && passing.has(best) ? 'referral' : best;
};

/** Returns the intents of a message, most important first. */
export const chooseIntents = (signs: MessageSigns): ChosenIntents => {
  const { phrases } = signs;
  if (signs.isAutomatic) {
    const also: MessageIntent[] = isStrong(phrases, 'opt_out') ? ['opt_out'] : [];
    return { intent: 'out_of_office', also, strictest: 'pause', isSilent: true };
  }
  if (signs.isMereCourtesy) return { intent: 'unclear', also: [], strictest: 'go_on', isSilent: false };
  const likely = withSigns(signs);
  const ranked = messageIntents.toSorted((one, other) => likely[other] - likely[one]);
  const [first = 'unclear'] = ranked;
  const best = likely[first] < LEAST && phrases[first] === undefined ? 'unclear' : first;
  const from = signs.hesitates || signs.isQuestion || isPlain(phrases, best) ? ifPlain : inDoubt;
  const intent = decisiveOf(phrases, best, signs.referral !== null);
  const also = ranked.filter(
    (each) =>
      each !== intent &&
      each !== 'unclear' &&
      each !== 'out_of_office' &&
      (likely[each] >= ALSO || isStrong(phrases, each)),
  );
  const silent = messageIntents.reduce(
    (sum, each) => sum + (policies[each].reply === 'none' ? likely[each] : 0),
    0,
  );
  return { intent, also, strictest: strictestOf(likely, from), isSilent: silent >= SILENT };
};
