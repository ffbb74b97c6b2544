import { t } from '#web/lib/language/translate.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { LucideIcon } from 'lucide-react';
import type { HealthReport, HealthStatus } from '#shared/health-check/schema.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { LabeledValue } from '#web/ui/layout/labeled-value.tsx';
import { metricLabelsOf } from './metric-labels.ts';
import classes from './metric-card.module.css';

const icons: Readonly<Record<HealthStatus, LucideIcon>> = {
  good: CircleCheck,
  warning: CircleDot,
  poor: CircleAlert,
};

interface Props {
  metric: HealthReport['metrics'][number];
  /** Whether there are too few days to judge. */
  isProvisional: boolean;
}

/** Status of a weekly metric, none for users at risk (decision D49), shown by an icon and text, not by color alone (decision D37). */
export const MetricCard = ({ metric, isProvisional }: Props) => {
  const { title, unit, target, difference, status, isFine, note } = metricLabelsOf(metric);
  const shown = metric.status && (isFine ? 'good' : metric.status);
  // With few days, no value is marked as poor (decision D59).
  const Icon = shown && icons[isProvisional ? 'warning' : shown];
  const id = `health-${metric.name}`;
  return (
    <li>
      <section className={classes.card} aria-labelledby={id}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          {Icon && (
            <span className={classes.status} data-status={isProvisional ? 'provisional' : shown}>
              <Icon aria-hidden />
              {isProvisional && shown !== 'good' ? t('Too early to tell') : status}
            </span>
          )}
        </div>
        <p>
          <NumberWithUnit value={metric.average} unit={unit} digits={1} />
        </p>
        {Icon && (
          <dl className={classes.lines}>
            <LabeledValue label={t('Target')}>{target}</LabeledValue>
            <LabeledValue label={t('Difference')}>{difference}</LabeledValue>
          </dl>
        )}
        {Icon && note && <p className={classes.note}>{note}</p>}
      </section>
    </li>
  );
};
