import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Repeat from 'lucide-react/icons/repeat';
import { useState } from 'react';
import { usualMealAt } from '#shared/food-entries/food-habits.ts';
import { useLocalMinute } from '#web/lib/time/use-local-minute.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { habitQuery } from './habit-queries.ts';
import { useLogAgain } from './use-log-again.ts';
import classes from './usual-meal.module.css';

/** Offers what the user usually eats at this time of day, to be logged in one tap. Renders nothing without a habit. */
export const UsualMeal = () => {
  const { data } = useQuery(habitQuery(useToday()));
  const logAgain = useLogAgain();
  // Until the habits are loaded again, which hides what was just eaten.
  const [isLogging, setLogging] = useState(false);
  const meal = usualMealAt(data?.habits ?? [], useLocalMinute());
  if (meal.length === 0) return null;
  const name = meal.map(({ food_name }) => food_name).join(', ');
  const calories = meal.reduce((sum, entry) => sum + entry.calories, 0);
  return (
    <section className={classes.usual} aria-labelledby="usual-meal">
      <div className={classes.food}>
        <h3 id="usual-meal" className={classes.title}>
          {t('Your usual at this time')}
        </h3>
        <p className={classes.name}>{name}</p>
        <p className="note">{`${formatNumber(calories)} kcal`}</p>
      </div>
      <Button
        variant="default"
        leftSection={<Repeat aria-hidden />}
        aria-label={t('Log again {name}', { name })}
        loading={isLogging}
        onClick={() => {
          setLogging(true);
          void logAgain(meal).finally(() => setLogging(false));
        }}
      >
        {t('Log again')}
      </Button>
    </section>
  );
};
