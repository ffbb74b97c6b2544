/**
 * Collects values and hands them over together: one write is told as several changes, and needs one reload.
 * @param window ms to wait for more after the first value
 */
export const createGatherer = <T>(window: number, handOver: (values: ReadonlySet<T>) => void) => {
  let values = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add: (more: Iterable<T>): void => {
      for (const value of more) values.add(value);
      timer ??= setTimeout(() => {
        const gathered = values;
        values = new Set();
        timer = undefined;
        handOver(gathered);
      }, window);
    },
    cancel: (): void => {
      clearTimeout(timer);
      timer = undefined;
      values = new Set();
    },
  };
};
