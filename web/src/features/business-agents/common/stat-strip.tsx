import { formatNumber, NOT_KNOWN } from '#web/ui/format/format-number.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import classes from './stat-strip.module.css';

export interface Stat {
  label: string;
  /** undefined while loading, null if loading failed. */
  value: number | null | undefined;
}

/** Row of statistics separated by lines. */
export const StatStrip = ({ label, stats }: { label: string; stats: readonly Stat[] }) => (
  <section aria-label={label}>
    <dl className={classes.strip}>
      {stats.map(({ label: name, value }) => (
        <div key={name} className={classes.stat}>
          <dt>{name}</dt>
          <dd data-unknown={value === null || undefined}>
            {value === undefined ? <SkeletonBlock width="3rem" height="1.75rem" /> : null}
            {value === null ? NOT_KNOWN : null}
            {typeof value === 'number' ? formatNumber(value) : null}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Returns a statistic of a list: undefined while it is loading, null if that failed. */
export const statOf = <One,>(
  { data, error }: { data: One[] | undefined; error: Error | null },
  figure: (items: One[]) => number | null,
): number | null | undefined => {
  if (data) return figure(data);
  return error ? null : undefined;
};
