import { isRecord, recordOf } from '../../record.ts';

/** What a Lambda authorizer decided; null when its result is not one that API Gateway takes. */
export type Verdict = { allowed: true; context: Record<string, unknown> | null } | { allowed: false } | null;

/**
 * Reads a simple response of payload format 2.0.
 * Source: Amazon API Gateway Developer Guide, 'Control access to HTTP APIs with AWS Lambda authorizers'.
 */
export const verdictOf = (result: unknown): Verdict => {
  const { isAuthorized, context } = recordOf(result);
  if (typeof isAuthorized !== 'boolean') return null;
  if (context !== undefined && context !== null && !isRecord(context)) return null;
  return isAuthorized ? { allowed: true, context: context ?? null } : { allowed: false };
};
