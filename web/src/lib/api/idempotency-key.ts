/** A name for one action of a person; every retry of that action carries the same. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Keys by content: pressing again after a failure repeats the key, so that nothing is written twice; a changed
 * content is a new action.
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
