import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { ChartScale } from './chart-scale.ts';
import { energySharesOf, macroNames } from '#web/ui/nutrition/energy-shares.ts';
import classes from './energy-bar.module.css';

interface Props {
  day: Pick<DailySummary, 'total_calories' | 'protein' | 'carbs' | 'fat'>;
  scale: ChartScale;
}

/** Segments from top to bottom. */
const stacked = ['other', ...macroNames.toReversed()] as const;

/** Bar of a day's calories, divided into protein, carbs and fat. The column sets its width. */
export const EnergyBar = ({ day, scale }: Props) => {
  const shares = energySharesOf(day.total_calories, day);
  return (
    <div
      className={classes.bar}
      data-cut={scale.isCut(day.total_calories) || undefined}
      style={{ height: scale.heightOf(day.total_calories) }}
    >
      {stacked.map(
        (part) =>
          shares[part] > 0 && (
            <span key={part} className={classes.part} data-part={part} style={{ flexGrow: shares[part] }} />
          ),
      )}
    </div>
  );
};
