import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { Figure } from '../../ui/figure.tsx';
import { FoodSource } from '../../ui/food-source.tsx';
import classes from './found-items.module.css';

/** The foods that a look-up found, each with its weight and the record that its figures come from. */
export const FoundItems = ({ items }: { items: readonly FoodItem[] }) => (
  <ul className={classes.items} aria-label="Foods found">
    {items.map((item) => (
      <li key={`${item.record_id} ${item.name} ${item.grams}`} className={classes.item}>
        <b className={classes.name}>{item.name}</b>
        <FoodSource recordIds={[item.record_id]} otherwise="Estimated, no food record" />
        <Figure value={item.grams} unit="g" size="small" />
        <Figure value={item.nutrients.calories} unit="kcal" size="small" />
      </li>
    ))}
  </ul>
);
