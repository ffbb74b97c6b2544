import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { cautionWords, GENERAL_CAUTION } from '#shared/goals/caution-words.ts';
import type { GoalCaution } from '#shared/goals/goal-warnings.ts';
import { linkTo } from '#web/ui/layout/source-link.tsx';
import classes from './goals.module.css';

/** Health advice on the selected goal. No goal is forbidden (decision D41). */
export const GoalCautions = ({ cautions }: { cautions: readonly GoalCaution[] }) => (
  <div className={classes.cautions}>
    <div aria-live="polite" className={classes.cautions}>
      {cautions.map((caution) => {
        const { title, text, source } = cautionWords[caution];
        return (
          <div key={caution} className={classes.caution}>
            <TriangleAlert aria-hidden />
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
              <p className={classes.note}>
                <RichText
                  text="Source: <source>{name}</source>. You can still save this goal."
                  values={{ name: source.name }}
                  parts={{ source: linkTo(source.url) }}
                />
              </p>
            </div>
          </div>
        );
      })}
    </div>
    <p className={classes.note}>{t(GENERAL_CAUTION)}</p>
  </div>
);
