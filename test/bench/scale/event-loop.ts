type Callback = () => void | Promise<void>;

/** Simulated time, in ms, with callbacks in the order of their times. */
export interface EventLoop {
  now: () => number;
  at: (time: number, callback: Callback) => void;
  after: (delay: number, callback: Callback) => void;
  /** Runs callbacks until none is left or the time is over. */
  run: (until: number) => Promise<void>;
}

interface Scheduled {
  time: number;
  order: number;
  callback: Callback;
}

/** Creates an event loop. Its queue is a binary heap, so that millions of callbacks take seconds. */
export const createEventLoop = (): EventLoop => {
  const heap: Scheduled[] = [];
  let time = 0;
  let order = 0;
  const isBefore = (one: Scheduled, other: Scheduled): boolean =>
    one.time < other.time || (one.time === other.time && one.order < other.order);

  const push = (scheduled: Scheduled): void => {
    let at = heap.push(scheduled) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(heap[at]!, heap[parent]!)) return;
      [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
      at = parent;
    }
  };

  const pop = (): Scheduled | undefined => {
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < heap.length && isBefore(heap[left]!, heap[least]!)) least = left;
      if (right < heap.length && isBefore(heap[right]!, heap[least]!)) least = right;
      if (least === at) return first;
      [heap[at], heap[least]] = [heap[least]!, heap[at]!];
      at = least;
    }
  };

  const at = (when: number, callback: Callback): void =>
    push({ time: Math.max(when, time), order: (order += 1), callback });

  return {
    now: () => time,
    at,
    after: (delay, callback) => at(time + delay, callback),
    run: async (until) => {
      while (heap.length > 0 && heap[0]!.time <= until) {
        const next = pop()!;
        time = next.time;
        await next.callback();
      }
      time = until;
    },
  };
};
