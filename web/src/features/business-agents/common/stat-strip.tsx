import { formatNumber, NOT_KNOWN } from '#web/ui/format/format-number.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import classes from './stat-strip.module.css';

export interface Stat {
  label: string;
  /** undefined on its way, null where it could not be loaded. */
  value: number | null | undefined;
}

/** A few figures side by side, ruled off from each other. */
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

/** What a figure of a list is while the list is on its way, or did not come. */
export const statOf = <One,>(
  { data, error }: { data: One[] | undefined; error: Error | null },
  figure: (items: One[]) => number | null,
): number | null | undefined => {
  if (data) return figure(data);
  return error ? null : undefined;
};
