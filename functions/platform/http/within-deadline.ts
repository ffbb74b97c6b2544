/**
 * Waits for `work`, but not past the deadline: what did not give up by itself then must not keep the person waiting.
 * It may still end in a later call of the sandbox. That does no harm: a write carries the record that it was done.
 * @throws the deadline's reason, a TimeoutError
 */
export const withinDeadline = <T>(work: Promise<T>, deadline: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = (): void => reject(deadline.reason as Error);
    if (deadline.aborted) late();
    deadline.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', late));
  });
