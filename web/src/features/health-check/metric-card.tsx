import { t } from '#web/lib/language/translate.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { LucideIcon } from 'lucide-react';
import type { HealthMetric, HealthStatus } from '#shared/health-check/schema.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { metricLabelsOf } from './metric-labels.ts';
import classes from './metric-card.module.css';

const icons: Readonly<Record<HealthStatus, LucideIcon>> = {
  good: CircleCheck,
  warning: CircleDot,
  poor: CircleAlert,
};

/** Status of a weekly metric, shown by an icon and text, not by color alone (decision D37). */
export const MetricCard = ({ metric }: { metric: HealthMetric }) => {
  const { title, unit, target, difference, status, note } = metricLabelsOf(metric);
  const Icon = icons[metric.status];
  const id = `health-${metric.name}`;
  return (
    <li>
      <section className={classes.card} aria-labelledby={id}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          <span className={classes.status} data-status={metric.status}>
            <Icon aria-hidden />
            {status}
          </span>
        </div>
        <p>
          <NumberWithUnit value={metric.average} unit={unit} digits={1} />
        </p>
        <dl className={classes.lines}>
          <div>
            <dt>{t('Target')}</dt>
            <dd>{target}</dd>
          </div>
          <div>
            <dt>{t('Difference')}</dt>
            <dd>{difference}</dd>
          </div>
        </dl>
        {note && <p className={classes.note}>{note}</p>}
      </section>
    </li>
  );
};
