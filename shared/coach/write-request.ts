import { plainMessage } from './rules/read/plain-message.ts';

/** What a user's message requests to write. */
export interface Wish {
  log: boolean;
  plan: boolean;
}

/** Polite phrases before a request. */
const POLITE =
  '(?:(?:hi|hey|hello|ok|okay|yes|yeah|great|please|pls|now|and|also|then|so|just|coach|thanks|thank you)[, ]+)*(?:(?:can|could|would|will) you |i (?:want|would like|need)(?: you)? to |let us |let me |lets |help me (?:to )?)?(?:please |also |just )*';

const LOG = new RegExp(
  `^${POLITE}(?:log|add|record|track|enter|save|note(?: down)?|write down|put down|jot down)\\b(?! up\\b)`,
);
/** 'I had two eggs' is a request to log. */
const ATE =
  /^(?:(?:hi|hey|hello|ok|okay|and|also|so|for|today|yesterday|this morning|breakfast|lunch|dinner|just)[, ]+)*i (?:(?:just|have|have just|also) )*(?:ate|had|drank|eaten|drunk|finished|snacked on)\b/;
const PLAN = new RegExp(
  `^${POLITE}(?:plan|schedule|prepare a plan|make (?:me )?a (?:meal )?plan|put .+ (?:in|into|on|for) (?:my |the )?(?:plan|tomorrow)|add .+ to (?:my |the )?(?:meal )?plan)\\b`,
);
const FOR_PLAN = /\b(?:to|in|into|on) (?:my |the |tomorrow )?(?:meal )?plan\b/;
const NOT =
  /\b(?:do not|never|without|instead of|no need to|stop) (?:log|logging|add|adding|save|saving|plan|planning|record|recording)\b/;

/** Splits a text into sentences, and at 'and' if a separate request follows. */
const clauses = (text: string): string[] =>
  text
    .split(/[.!?;\n]+|,? (?:and|then) (?=(?:please )?(?:log|add|record|track|save|plan|schedule)\b)/)
    .map((clause) => clause.trim())
    .filter(Boolean);

/**
 * Returns whether a message requests a write to the diary or a plan. Only the user's text counts, never names of foods,
 * notes or a model's output. A question is not a request.
 */
export const wishOf = (message: string): Wish => {
  const lines = message.split(/(?<=[.!?;\n])/).map((line) => ({
    isQuestion: line.trim().endsWith('?'),
    parts: clauses(plainMessage(line)),
  }));
  const parts = lines.flatMap(({ isQuestion, parts: each }) => each.map((text) => ({ text, isQuestion })));
  const asked = parts.filter(({ text }) => !NOT.test(text));
  const plan = asked.some(({ text }) => PLAN.test(text) || (LOG.test(text) && FOR_PLAN.test(text)));
  return {
    plan,
    log: asked.some(
      ({ text, isQuestion }) =>
        (LOG.test(text) && !FOR_PLAN.test(text)) || (ATE.test(text) && !isQuestion && !plan),
    ),
  };
};
