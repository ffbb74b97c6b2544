import { isRecord, recordOf } from '../../record.ts';

/** The decision of a Lambda authorizer; null when API Gateway would reject its result. */
export type Verdict = { allowed: true; context: Record<string, unknown> | null } | { allowed: false } | null;

/**
 * Parses a simple response of payload format 2.0.
 * Source: Amazon API Gateway Developer Guide, 'Control access to HTTP APIs with AWS Lambda authorizers'.
 */
export const verdictOf = (result: unknown): Verdict => {
  const { isAuthorized, context } = recordOf(result);
  if (typeof isAuthorized !== 'boolean') return null;
  if (context !== undefined && context !== null && !isRecord(context)) return null;
  return isAuthorized ? { allowed: true, context: context ?? null } : { allowed: false };
};
