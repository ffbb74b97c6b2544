import { t } from '#web/lib/language/translate.ts';
import { type ReactNode, useState } from 'react';
import { localDateOf } from '#shared/time/local-date.ts';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { MealTypePicker } from '#web/ui/nutrition/meal-type-picker.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { UnknownFoodsQuestion, PlateItems, plateLookupsWith } from '#web/features/foods/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { correctFoods, withAnswer } from './correct-meal.ts';
import { mealNameOf, totalsOfMeal } from './entry-from-meal.ts';
import { LogBar } from '#web/ui/nutrition/log-bar.tsx';
import { MealFacts } from './meal-facts.tsx';
import type { MealPhotos } from '../photos/meal-photos.ts';
import classes from './meal-result.module.css';
import { MealTotals } from './meal-totals.tsx';
import { PhotoStep } from '../photos/photo-step.tsx';
import type { ScanFoodProps } from '../scan-food-props.ts';
import type { Correct, ScannedMeal } from './scanned-meal.ts';
import { useLogMeal } from './use-log-meal.ts';

interface Props extends Pick<ScanFoodProps, 'renderConsent'> {
  photos: MealPhotos;
  meal: ScannedMeal;
  /** When the photo of a resumed draft was taken; null for now. */
  takenAt: string | null;
  /** Button that adds another photo of the meal. */
  add: ReactNode;
  onRemovePhoto: (id: string) => void;
  onCorrect: Correct;
  onLogged: () => void;
  onCancel: () => void;
}

/** Result of the scan, to be corrected and logged. */
export const MealResult = ({
  photos,
  meal,
  takenAt,
  add,
  onRemovePhoto,
  onCorrect,
  onLogged,
  ...props
}: Props) => {
  const { onCancel, renderConsent } = props;
  const { unasked } = meal;
  const { date: today, timeZone } = useToday();
  // Day of the photo, or when the result was first shown: midnight does not change it.
  const [day, setDay] = useState(() => (takenAt === null ? today : localDateOf(new Date(takenAt), timeZone)));
  const { log, isPending } = useLogMeal({
    day,
    takenAt,
    onLogged,
    onPhotoLost: () => onCorrect((now) => ({ ...now, image_url: null })),
  });
  const isEmpty = meal.items.length === 0;
  const name = mealNameOf(meal);
  return (
    <PhotoStep
      photos={photos}
      add={meal.told_by === 'photos' && add}
      onRemovePhoto={meal.told_by === 'photos' ? onRemovePhoto : undefined}
      title={t('Here’s your plate')}
      note={isEmpty ? t('Your plate is empty. Add an item or retake the photo.') : name}
      aside={<MealFacts meal={meal} />}
    >
      <PlateItems
        label={t('Foods on the plate')}
        items={meal.items}
        notUnderstood={meal.not_understood}
        lookUps={plateLookupsWith(renderConsent)}
        onCorrect={(correct) => onCorrect((now) => correctFoods(now, correct))}
      />
      {unasked.length > 0 && (
        <UnknownFoodsQuestion
          unasked={unasked}
          renderConsent={renderConsent}
          onFound={(answer) => onCorrect((now) => withAnswer(now, unasked, answer))}
          onNothing={() => {
            onCorrect((now) => withAnswer(now, unasked, null));
            notify.info(t('We didn’t understand that'), unasked.join(', '));
          }}
        />
      )}
      <MealTotals meal={meal} />
      <div className={classes.meal}>
        <MealTypePicker
          value={meal.meal_type}
          onChange={(meal_type) => onCorrect((now) => ({ ...now, meal_type }))}
        />
        <DayField value={day} onChange={setDay} today={today} />
        <LogBar
          name={name}
          calories={totalsOfMeal(meal).calories}
          isLogging={isPending}
          isDisabled={isEmpty}
          onLog={() => log(meal)}
          onCancel={onCancel}
        />
      </div>
    </PhotoStep>
  );
};
