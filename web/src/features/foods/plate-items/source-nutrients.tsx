import { t } from '#web/lib/language/translate.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { type NutrientName, nutrientNames } from '#shared/nutrition/values/nutrients.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './source-dialog.module.css';

const labels: Record<NutrientName, [string, string]> = {
  calories: [t('Calories'), 'kcal'],
  protein: [t('Protein'), 'g'],
  carbs: [t('Carbs'), 'g'],
  fat: [t('Fat'), 'g'],
  fiber: [t('Fiber'), 'g'],
  sugar: [t('Sugar'), 'g'],
  sodium: [t('Sodium'), 'mg'],
};

/** Table of a food's nutrition facts per 100 g and for its weight. */
export const SourceNutrients = ({ item }: { item: FoodItem }) => (
  <table className={classes.figures}>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{t('Nutrient')}</span>
        </th>
        <th scope="col">{t('Per 100 g')}</th>
        <th scope="col">{t('Your {grams} g', { grams: formatNumber(item.grams, 1) })}</th>
      </tr>
    </thead>
    <tbody>
      {nutrientNames.map((name) => {
        const [label, unit] = labels[name];
        return (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>
              <NumberWithUnit value={item.per_100_g[name]} unit={unit} digits={1} size="small" />
            </td>
            <td>
              <NumberWithUnit value={item.nutrients[name]} unit={unit} digits={1} size="small" />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
