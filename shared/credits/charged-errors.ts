/** Errors of a route whose answer by a model costs credits. */
export const chargedErrors = [
  'CREDITS_EXHAUSTED',
  'FAIR_USE_REACHED',
  'DAILY_LIMIT_REACHED',
  'REQUEST_RUNNING',
  'IDEMPOTENCY_KEY_REUSED',
] as const;
