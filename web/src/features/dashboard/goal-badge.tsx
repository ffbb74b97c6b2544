import { formatPercent } from '#web/ui/format/format-number.ts';
import type { GoalProgress } from './goal-progress.ts';
import classes from './remaining-today.module.css';

interface Props {
  progress: GoalProgress;
  /** Whether clearly more than the goal was eaten. */
  isOver: boolean;
}

/** Badge with the share of the goal. It is emphasized and labeled near the goal. */
export const GoalBadge = ({ progress: { share, isEmphasised, word }, isOver }: Props) => {
  // Rounded down: 89.9% must not be shown as 90%.
  const percent = formatPercent(Math.floor(share * 100) / 100);
  if (!isEmphasised) return <span className={classes.badge}>{percent}</span>;
  return (
    <strong className={classes.badge} data-over={isOver || undefined}>
      {percent}, {word}
    </strong>
  );
};
