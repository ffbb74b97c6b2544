import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import type { StatedFood } from './spoken-meal.ts';
import classes from './stated-foods.module.css';

interface Props {
  foods: readonly StatedFood[];
  onRemove: (key: string) => void;
}

/** List of foods with given calories and no other known values. */
export const StatedFoods = ({ foods, onRemove }: Props) => (
  <ul className={classes.foods} aria-label={t('Foods with your calories')}>
    {foods.map(({ key, name, calories }) => (
      <li key={key} className={classes.food}>
        <span>
          <b className={classes.name}>{name}</b>
          <span className={classes.source}>{t('Your calories; weight and other nutrients unknown')}</span>
        </span>
        <NumberWithUnit value={calories} unit="kcal" />
        <ActionIcon aria-label={t('Remove {name}', { name })} onClick={() => onRemove(key)}>
          <X aria-hidden />
        </ActionIcon>
      </li>
    ))}
  </ul>
);
