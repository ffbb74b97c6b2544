import { t } from '#web/lib/language/translate.ts';
import { elapsedMs, targetAt } from '#shared/fasting/fast-times.ts';
import { HOUR_MS } from '#shared/fasting/plans.ts';
import type { Fast } from '#shared/fasting/schema.ts';
import { pointAt, segment, spoke } from '#web/ui/plate/plate-geometry.ts';
import classes from './fast-ring.module.css';
import { formatDuration, formatStopwatch } from './format-duration.ts';

interface Props {
  /** null before a fast is started. */
  running: Fast | null;
  target_hours: number;
  now: Date;
}

const BAND = { inner: 150, outer: 180, corner: 7 };
/** A full segment would have no ends. */
const FULL = 0.9995;

/** Plate whose rim fills up while a fast is running. After the target it stays full: longer is not better. */
export const FastRing = ({ running, target_hours, now }: Props) => {
  const elapsed = running ? elapsedMs(running, now) : 0;
  const left = running ? targetAt(running).getTime() - now.getTime() : target_hours * HOUR_MS;
  const turn = Math.min(elapsed / (target_hours * HOUR_MS), FULL);
  const pointer = pointAt(turn, 165);
  const state = !running
    ? t('Ready when you are')
    : left > 0
      ? t('{time} left', { time: formatDuration(left) })
      : t('Target reached');
  return (
    <div className={classes.ring}>
      <svg viewBox="-215 -205 430 430" aria-hidden className={classes.drawing}>
        <circle className={classes.dish} r="200" />
        <circle className={classes.line} r="194.5" />
        <circle className={classes.line} r="140" />
        <circle className={classes.well} r="132" />
        <path className={classes.rest} d={segment(0, FULL, BAND)} />
        {Array.from({ length: target_hours }, (_none, hour) => (
          <path key={hour} className={classes.tick} d={spoke(hour / target_hours, 184, 191)} />
        ))}
        {turn > 0 && <path className={classes.fill} d={segment(0, turn, BAND)} />}
        {running && <circle className={classes.pointer} cx={pointer.x} cy={pointer.y} r="9" />}
      </svg>
      <div className={classes.text}>
        <p className={classes.about}>{running ? t('Fasting') : t('Not fasting')}</p>
        <p role="timer" className={classes.time}>
          {formatStopwatch(elapsed)}
        </p>
        <p role="status" className={classes.state} data-reached={(running && left <= 0) || undefined}>
          {state}
        </p>
      </div>
    </div>
  );
};
