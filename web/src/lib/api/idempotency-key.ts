/** Returns a new Idempotency-Key for one user action, reused by its retries. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Returns a function that gives keys by content: a retry after a failure reuses the key, so that nothing is written
 * twice; changed content is a new action.
 * @example const keyOf = createKeyring(); await call(route, { body, idempotencyKey: keyOf(body) });
 */
export const createKeyring = (newKey = newIdempotencyKey): ((body: unknown) => string) => {
  let last = { content: '', key: '' };
  return (body) => {
    const content = JSON.stringify(body);
    if (content !== last.content) last = { content, key: newKey() };
    return last.key;
  };
};
