import type { Facts } from '../../facts/facts.ts';
import { sentenceFault } from '../../safety/reply/check-text.ts';
import { safetyFactsOf } from '../../safety/user-facts.ts';
import { type Said, say, sentences } from './sentence.ts';

/** IDs of facts that compare intake with a goal. */
const COMPARES = /^(?:left|over|today\.goal\.share|after\.left)$|\.(?:left|from-goal|within|over|under)$/;
/** Topics whose sentences mention the goal only to compare with it. */
const COMPARING: ReadonlySet<string> = new Set([
  'suggest',
  'left',
  'goal days',
  'food table',
  'own food',
  'extremes',
  'compare',
  'eaten',
  'totals',
  'overview',
]);

/** Explains to a user at risk why their days are not compared with a goal. */
export const noGoal = say`I don’t compare your days with a goal: eating enough comes first. A doctor or dietitian can tell you what is right for you.`;

const filtered = (said: Said, isHidden: (part: Said) => boolean): Said[] => {
  const { template } = said;
  if (template?.kind === 'joined' && template.between === ' ')
    return template.parts.flatMap((part) => filtered(part, isHidden));
  return isHidden(said) ? [] : [said];
};

/**
 * Removes the sentences that compare intake with a goal from an answer to a user at risk (decision D49). An answer that
 * is about such a comparison explains why there is none.
 */
export const withoutGoal = (said: Said, topic: string, { risk }: Pick<Facts, 'risk'>): Said => {
  if (risk === null) return said;
  const isHidden = ({ cited }: Said): boolean =>
    cited.some(({ id }) => COMPARES.test(id) || (COMPARING.has(topic) && id === 'goal'));
  const kept = filtered(said, isHidden);
  if (kept.length > 0 && !isHidden(said)) return said;
  const { template: _, ...rest } = said;
  const plain = sentences(...kept, ...(kept.length === 0 || topic === 'left' ? [noGoal] : []));
  return { ...rest, ...plain };
};

/** Declines advice on losing weight. */
export const noLoss = say`I don’t suggest losing weight to you: your body needs enough food now. A doctor or dietitian can tell you what is right for you.`;

/** Topics that answer with general knowledge, which is written for everyone. */
const GENERAL: ReadonlySet<string> = new Set(['knowledge', 'other knowledge', 'continued', 'kind words']);

/** Advice on eating or weighing less, in English. */
const ON_LOSS =
  /\b(?:los(?:e|es|ing) (?:\w+ )?(?:weight|fat|it)|weight loss|loss of|faster loss|deficit|slim\w*|fasting|eating less)\b/i;

/** Replaces general advice that the safety gate keeps from a user at risk. */
export const withoutLossAdvice = (said: Said, topic: string, { risk, person }: Facts): Said => {
  if (risk === null || !GENERAL.has(topic)) return said;
  return ON_LOSS.test(said.text) && sentenceFault(said.text, safetyFactsOf(person)) !== null ? noLoss : said;
};
