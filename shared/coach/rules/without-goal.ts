import type { Facts } from '../../facts/facts.ts';
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
