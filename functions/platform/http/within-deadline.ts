/**
 * Waits for `work`, but not beyond the deadline. Work that ignores the deadline may still finish during a later
 * invocation, which is safe because writes carry their idempotency record.
 * @throws the deadline's reason, a TimeoutError
 */
export const withinDeadline = <T>(work: Promise<T>, deadline: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = (): void => reject(deadline.reason as Error);
    if (deadline.aborted) late();
    deadline.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', late));
  });
