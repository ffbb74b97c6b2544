import type { NutrientName, Nutrients } from '#shared/nutrition/nutrients.ts';
import { Figure } from '#web/ui/figure.tsx';
import classes from './recipes.module.css';

const shown: [NutrientName, string, string][] = [
  ['calories', 'Calories', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbs', 'g'],
  ['fat', 'Fat', 'g'],
];

/** Figures of a serving, side by side. @param label what they are of, e.g. 'Per serving' */
export const ServingFigures = ({ label, figures }: { label: string; figures: Nutrients }) => (
  <dl className={classes.figures} aria-label={label}>
    {shown.map(([name, word, unit]) => (
      <div key={name}>
        <dt>{word}</dt>
        <dd>
          <Figure value={figures[name]} unit={unit} digits={unit === 'g' ? 1 : 0} />
        </dd>
      </div>
    ))}
  </dl>
);
