import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { plateNameOf } from '#web/features/foods/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { OfferCard } from '#web/ui/layout/offer-card.tsx';
import classes from './tried-meal-card.module.css';
import { useTriedMeal } from './use-tried-meal.ts';

/** Logs the meal that was kept on the front page, or asks whether to. */
export const TriedMealCard = () => {
  const { asked, log, decline, isLogging } = useTriedMeal();
  if (asked === null) return null;
  const { items } = asked.meal;
  return (
    <OfferCard
      id="tried-meal"
      title={t('Add the meal you tried?')}
      text={t('{foods}: about {kcal} kcal.', {
        foods: plateNameOf(items),
        kcal: formatNumber(sumNutrients(items).calories ?? 0),
      })}
      buttons={
        <>
          <Button variant="default" loading={isLogging} onClick={log}>
            {t('Add meal')}
          </Button>
          <Button variant="subtle" onClick={decline}>
            {t('Don’t add')}
          </Button>
        </>
      }
      className={classes.card}
    />
  );
};
