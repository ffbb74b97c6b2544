interface Pace {
  /** ms to wait for more values after the first. */
  window: number;
  /** Minimum time between two batches in ms. */
  pause: number;
}

/**
 * Collects values and passes them on in batches: one write can cause several change messages but needs only one reload.
 * There is at most one batch per pause.
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
