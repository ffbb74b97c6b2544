import { t } from '#web/lib/language/translate.ts';
import { ScoreDial } from './score-dial.tsx';
import classes from './score.module.css';

interface Props {
  /** 0 to 100. */
  score: number;
  label: string;
  /** Whether there are too few days for a real score (decision D59). */
  isProvisional: boolean;
}

/** A score; while it is provisional, small and gray. */
export const Score = ({ score, label, isProvisional }: Props) =>
  isProvisional ? (
    <div className={classes.provisional}>
      <ScoreDial score={score} label={label} />
      <p>{t('Provisional: log 3 days for a real score')}</p>
    </div>
  ) : (
    <ScoreDial score={score} label={label} />
  );
