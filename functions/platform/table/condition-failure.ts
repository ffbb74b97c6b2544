/** Whether a single write met a failed condition. ElectroDB wraps the SDK's error; the cause says what it was. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ConditionalCheckFailedException' || isConditionFailure(error.cause));
