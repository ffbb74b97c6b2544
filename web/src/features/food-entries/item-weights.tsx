import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { Figure } from '../../ui/figure.tsx';
import { GramsStepper } from '../../ui/grams-stepper.tsx';
import classes from './item-weights.module.css';

interface Props {
  items: readonly FoodItem[];
  onGrams: (index: number, grams: number) => void;
}

/** The foods of an entry with their weights: a corrected weight corrects the figures below. */
export const ItemWeights = ({ items, onGrams }: Props) => (
  <ul className={classes.items} aria-label="Foods of this entry">
    {items.map((item, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- Foods are neither added nor moved here, and two may be alike.
      <li key={index} className={classes.item}>
        <b className={classes.name}>{item.name}</b>
        <GramsStepper value={item.grams} label={item.name} onChange={(grams) => onGrams(index, grams)} />
        <span className={classes.calories}>
          <Figure value={item.nutrients.calories} unit="kcal" size="small" />
        </span>
      </li>
    ))}
  </ul>
);
