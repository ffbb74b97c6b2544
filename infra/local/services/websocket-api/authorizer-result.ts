import { matchesWildcard } from '../../gateway/wildcard.ts';
import { textsIn } from '../cloudfront/read-property.ts';
import { isRecord, recordOf, recordsOf } from '../../record.ts';

/** The decision of a Lambda authorizer; null when API Gateway would reject its result. */
export type Decision = { allowed: true; context: Record<string, string> } | { allowed: false } | null;

const ACTION = 'execute-api:invoke';

const listOf = (value: unknown): string[] => textsIn({ value: [value].flat() }, 'value');

const effectsFor = (policyDocument: unknown, methodArn: string): unknown[] =>
  recordsOf([recordOf(policyDocument)['Statement']].flat())
    .filter(({ Action }) => listOf(Action).some((pattern) => matchesWildcard(pattern.toLowerCase(), ACTION)))
    .filter(({ Resource }) => listOf(Resource).some((pattern) => matchesWildcard(pattern, methodArn)))
    .map(({ Effect }) => Effect);

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Evaluates an authorizer's policy: an explicit deny wins, and anything not allowed is denied.
 * Source: Amazon API Gateway Developer Guide, 'Output from an API Gateway Lambda authorizer'.
 * @param methodArn the method that the caller wants to invoke
 */
export const decisionOf = (result: unknown, methodArn: string): Decision => {
  const { principalId, policyDocument, context = {} } = recordOf(result);
  if (typeof principalId !== 'string' || !isRecord(policyDocument)) return null;
  if (!isRecord(context) || !Object.values(context).every(isScalar)) return null;
  const effects = effectsFor(policyDocument, methodArn);
  if (!effects.includes('Allow') || effects.includes('Deny')) return { allowed: false };
  const texts = Object.entries(context).map(([name, value]) => [name, String(value)]);
  return { allowed: true, context: { ...Object.fromEntries(texts), principalId } };
};
