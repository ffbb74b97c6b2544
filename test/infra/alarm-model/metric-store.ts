import type { Value } from './metric-math.ts';

/** Identifies a metric: namespace, name and dimensions. */
export interface MetricId {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
}

const keyOf = ({ namespace, name, dimensions }: MetricId): string =>
  [namespace, name, ...Object.entries(dimensions).flat()].join(' ');

/** A period that ends at `end`, read at `now`, in minutes. */
export interface Window {
  end: number;
  minutes: number;
  now: number;
}

/** Metric values that arrive within a minute, as value and how often it occurs. */
type Minute = Map<number, number>;

const percentile = (values: [number, number][], share: number): number => {
  const sorted = values.toSorted(([one], [other]) => one - other);
  const count = sorted.reduce((sum, [, times]) => sum + times, 0);
  let seen = 0;
  return sorted.find(([, times]) => (seen += times) >= share * count)?.[0] ?? Number.NaN;
};

/** Returns how many values a percentile needs to be significant (CloudWatch User Guide, 'Percentile-based alarms'). */
const neededFor = (share: number): number => (share >= 0.5 ? 10 / (1 - share) : 10 / share);

/** Minutes until a value can be read. */
const DELAY = 1;

/** Creates a store of simulated metric values per minute, which arrive a minute late. */
export const createMetricStore = () => {
  const minutes = new Map<string, Minute[]>();

  /** Returns the values of a period that ends at `end`, in minutes. */
  const valuesOf = (
    metric: MetricId,
    end: number,
    periodInMinutes: number,
    now: number,
  ): [number, number][] => {
    const known = minutes.get(keyOf(metric)) ?? [];
    return known
      .slice(Math.max(0, end - periodInMinutes), Math.max(0, Math.min(end, now - DELAY)))
      .flatMap((minute) => [...minute]);
  };

  return {
    /** Adds a value to a minute; minute 0 is the first. */
    add: (metric: MetricId, minute: number, value: number, times = 1): void => {
      if (times === 0) return;
      const known = minutes.get(keyOf(metric)) ?? [];
      while (known.length <= minute) known.push(new Map());
      known[minute]?.set(value, (known[minute].get(value) ?? 0) + times);
      minutes.set(keyOf(metric), known);
    },
    /** Returns a statistic of a period, and whether it is significant; a percentile of few values is not. */
    statisticOf: (metric: MetricId, statistic: string, { end, minutes: length, now }: Window) => {
      const values = valuesOf(metric, end, length, now);
      const count = values.reduce((sum, [, times]) => sum + times, 0);
      const sum = values.reduce((total, [value, times]) => total + value * times, 0);
      const share = Number(statistic.slice(1)) / 100;
      const statistics: Record<string, () => Value> = {
        Sum: () => sum,
        SampleCount: () => count,
        Average: () => sum / count,
        Maximum: () => Math.max(...values.map(([value]) => value)),
      };
      const compute = statistics[statistic] ?? (() => percentile(values, share));
      const isSignificant = !statistic.startsWith('p') || count >= neededFor(share);
      return { value: count === 0 ? undefined : compute(), isSignificant };
    },
  };
};

export type MetricStore = ReturnType<typeof createMetricStore>;
