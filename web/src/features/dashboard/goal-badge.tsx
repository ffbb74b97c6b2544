import { formatPercent } from '#web/ui/format/format-number.ts';
import type { GoalProgress } from './goal-progress.ts';
import classes from './remaining-today.module.css';

interface Props {
  progress: GoalProgress;
  /** More was eaten than the goal. */
  isOver: boolean;
}

/** The part of the goal that is reached. Near the goal it stands out, and says why. */
export const GoalBadge = ({ progress: { share, isEmphasised, word }, isOver }: Props) => {
  // Rounded down: 89.9% must not read as the 90% that it has not reached.
  const percent = formatPercent(Math.floor(share * 100) / 100);
  if (!isEmphasised) return <span className={classes.badge}>{percent}</span>;
  return (
    <strong className={classes.badge} data-over={isOver || undefined}>
      {percent}, {word}
    </strong>
  );
};
