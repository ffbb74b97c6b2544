interface Pace {
  /** ms to wait for more after the first value. */
  window: number;
  /** ms between two hand-overs at least. */
  pause: number;
}

/**
 * Collects values and hands them over together: one write is told as several changes, and needs one reload. However
 * many come, they are handed over once per pause.
 */
export const createBatcher = <T>({ window, pause }: Pace, handOver: (values: ReadonlySet<T>) => void) => {
  let values = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;
  return {
    add: (more: Iterable<T>): void => {
      for (const value of more) values.add(value);
      timer ??= setTimeout(
        () => {
          const gathered = values;
          values = new Set();
          timer = undefined;
          notBefore = Date.now() + pause;
          handOver(gathered);
        },
        Math.max(window, notBefore - Date.now()),
      );
    },
    cancel: (): void => {
      clearTimeout(timer);
      timer = undefined;
      values = new Set();
    },
  };
};
