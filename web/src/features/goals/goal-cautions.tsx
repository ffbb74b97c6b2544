import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { cautionWords, GENERAL_CAUTION } from '#shared/goals/caution-words.ts';
import type { GoalCaution } from '#shared/goals/goal-warnings.ts';
import classes from './goals.module.css';

/** What health services say to this goal. Nothing is forbidden (decision D41). */
export const GoalCautions = ({ cautions }: { cautions: readonly GoalCaution[] }) => (
  <div className={classes.cautions}>
    <div aria-live="polite" className={classes.cautions}>
      {cautions.map((caution) => {
        const { title, text, source } = cautionWords[caution];
        return (
          <div key={caution} className={classes.caution}>
            <TriangleAlert aria-hidden />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={classes.note}>
                Source:{' '}
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.name}
                </a>
                . You can save this goal all the same.
              </p>
            </div>
          </div>
        );
      })}
    </div>
    <p className={classes.note}>{GENERAL_CAUTION}</p>
  </div>
);
