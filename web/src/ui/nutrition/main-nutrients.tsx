import { t } from '#web/lib/language/translate.ts';
import type { NutrientName, Nutrients } from '#shared/nutrition/values/nutrients.ts';
import { NumberWithUnit } from './number-with-unit.tsx';
import classes from './main-nutrients.module.css';

const shown: [NutrientName, string, string][] = [
  ['calories', t('Calories'), 'kcal'],
  ['protein', t('Protein'), 'g'],
  ['carbs', t('Carbs'), 'g'],
  ['fat', t('Fat'), 'g'],
];

interface Props {
  /** Accessible name, e.g. 'Per serving of Chilli'. */
  label: string;
  /** Visible heading, if different from the label. */
  says?: string;
  /** Whether the heading is small, as on cards in a list. */
  isQuiet?: boolean;
  figures: Nutrients;
}

/** Calories, protein, carbs and fat side by side. */
export const MainNutrients = ({ label, says = label, isQuiet = false, figures }: Props) => (
  <div className="stack3">
    <p className={classes.label} data-quiet={isQuiet || undefined} aria-hidden>
      {says}
    </p>
    <dl className={classes.row} aria-label={label}>
      {shown.map(([name, word, unit]) => (
        <div key={name}>
          <dt>{word}</dt>
          <dd>
            <NumberWithUnit value={figures[name]} unit={unit} digits={unit === 'g' ? 1 : 0} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
