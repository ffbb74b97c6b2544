import { compileCues, type Cue } from './cues/compile-cues.ts';
import { englishOpen } from './cues/english-open.ts';
import { englishRefusals } from './cues/english-refusals.ts';
import { germanOpen } from './cues/german-open.ts';
import { germanRefusals } from './cues/german-refusals.ts';
import { cueMacros } from './cues/macros.ts';
import type { MessageIntent } from './intents.ts';
import { plainText, sentencesOf } from './own-text.ts';

/** Compiled on first use: most requests of the agent read no message. */
let compiled: readonly Cue[] | undefined;
const cuesOf = (): readonly Cue[] =>
  (compiled ??= [englishRefusals, englishOpen, germanRefusals, germanOpen].flatMap((phrases) =>
    compileCues(phrases, cueMacros),
  ));

const negation =
  /(?<!\p{L})(?:not|no|never|none|without|neither|nor|hardly|don't|dont|n't|\p{L}+n't|nicht|kein\p{L}*|nie|niemals|ohne|weder)(?!\p{L})/u;
/** Splits a sentence where a new statement starts, which an earlier negation does not reach. */
const clauseEnd =
  /[,;:]|(?<!\p{L})(?:but|however|though|and|or|so|because|aber|sondern|jedoch|doch|und|oder|denn|weil)(?!\p{L})/u;

/** Returns whether a phrase at a position is negated within its clause: 'no complaints', 'not asking for a discount'. */
const isNegated = (sentence: string, at: number): boolean =>
  negation.test(sentence.slice(0, at).split(clauseEnd).at(-1) ?? '');

/** Sentences in which phrases of an intent mean something else. */
const guards: Partial<Record<MessageIntent, RegExp>> = {
  opt_out:
    /(?:unsubscribe|remove|take|delete|abmelden|austragen) (?:one of|some of|a|an|our|my|the|two|einen|eine|unsere\p{L}*)(?: \S+){0,2} (?:colleagues?|employees?|users?|members?|customers?|clients?|guests?|staff|kolleg\p{L}*|mitarbeiter\p{L}*|nutzer\p{L}*)|(?:do not|don't|never) (?:stop|unsubscribe)/u,
  not_interested:
    /(?:don't|do not|no) need (?:for )?(?:to |a |an |any |another )?(?:demo|call|meeting|reminder|trial|receipt|invoice|reply|hurry|rush|apolog\p{L}*|worry|thank|explain)|brauchen? (?:keine|kein|keinen) (?:vorführung|demo|rückruf|termin)/u,
  objection:
    /(?:no|not|don't|do not|never) (?:\S+ )?(?:worr\p{L}*|doubt|concern\p{L}*|objections?)|keine (?:bedenken|sorge|einwände|zweifel)/u,
  interested: /^(?:does|is) (?:the|your|it|this)(?!\p{L})/u,
  complaint:
    /(?:no|not a|without|nothing to|never had a|any|zero) (?:single )?complain\p{L}*|nichts zu (?:beanstanden|meckern)|keine (?:beschwerden|reklamation\p{L}*)/u,
};

/** The weight of each intent's strongest phrase in a sentence. */
export type Weights = Partial<Record<MessageIntent, number>>;

/** Added to what follows a 'but', which is the point of the sentence. */
const AFTER_BUT = 0.5;
const contrast = /(?<!\p{L})(?:but|however|aber|jedoch|allerdings)(?!\p{L})/u;

/** Returns the weights of the intents found in a sentence. */
const weightsOf = (sentence: string): Weights => {
  const plain = plainText(sentence);
  const turn = contrast.exec(plain)?.index ?? Infinity;
  const weights: Weights = {};
  for (const { intent, weight, pattern, isCancelable } of cuesOf()) {
    if ((weights[intent] ?? 0) >= weight + AFTER_BUT) continue;
    const found = pattern.exec(plain);
    if (!found || (isCancelable && isNegated(plain, found.index)) || guards[intent]?.test(plain)) continue;
    weights[intent] = Math.max(weights[intent] ?? 0, weight + (found.index >= turn ? AFTER_BUT : 0));
  }
  return weights;
};

/** Returns the weights of the intents found in any sentence of a text. */
export const phrasesIn = (text: string): Weights => {
  const merged: Weights = {};
  for (const sentence of sentencesOf(text))
    for (const [intent, weight] of Object.entries(weightsOf(sentence)) as [MessageIntent, number][])
      merged[intent] = Math.max(merged[intent] ?? 0, weight);
  return merged;
};
