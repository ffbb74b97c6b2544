import { t } from '#web/lib/language/translate.ts';
import { type ReactNode, useState } from 'react';
import { localDateOf } from '#shared/time/local-date.ts';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { MealTypePicker } from '#web/ui/nutrition/meal-type-picker.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import {
  keepOpenWords,
  MealGroupsList,
  moveGroup,
  onlyPlaceOf,
  severalMealsOf,
  useLogGroups,
} from '#web/features/food-entries/public.ts';
import {
  addItems,
  numbersOf,
  PlateItems,
  plateLookupsWith,
  ReadTextPanel,
  UnknownFoodsQuestion,
} from '#web/features/foods/public.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { correctFoods, withAnswer, withCorrectedGroup } from './correct-meal.ts';
import { mealNameOf, totalsOfMeal } from './entry-from-meal.ts';
import { LogBar } from '#web/ui/nutrition/log-bar.tsx';
import { MealFacts } from './meal-facts.tsx';
import type { MealPhotos } from '../photos/meal-photos.ts';
import classes from './meal-result.module.css';
import { MealTotals } from './meal-totals.tsx';
import { PhotoStep } from '../photos/photo-step.tsx';
import type { ScanFoodProps } from '../scan-food-props.ts';
import { type Correct, readChanged, type ScannedMeal } from './scanned-meal.ts';
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
  const { unasked, read } = meal;
  const { date: today, timeZone } = useToday();
  // Day of the photo, or when the result was first shown: midnight does not change it.
  const [shownOn] = useState(() => (takenAt === null ? today : localDateOf(new Date(takenAt), timeZone)));
  // Days in the text are relative to the photo's day.
  const defaults = { today: shownOn, day: shownOn, meal: meal.meal_type };
  const stated = onlyPlaceOf(read, defaults);
  const [day, setDay] = useState(stated?.local_date ?? shownOn);
  const time = stated?.local_date === day ? stated.time : null;
  const onPhotoLost = (): void => onCorrect((now) => ({ ...now, image_url: null }));
  const { log, isPending } = useLogMeal({
    day,
    takenAt,
    time,
    onLogged: () => {
      keepOpenWords(read, () => ({ meal_type: meal.meal_type, local_date: day }));
      onLogged();
    },
    onPhotoLost,
  });
  const groups = severalMealsOf(read, meal.items, defaults);
  const { logGroups, isLogging } = useLogGroups();
  const lookUps = plateLookupsWith(renderConsent);
  const numbers = read ? numbersOf(read, meal.items) : undefined;
  const several = {
    onLogged,
    onFailed: (error: Error): void => {
      if (error instanceof ApiError && error.code === 'PHOTO_NOT_FOUND') onPhotoLost();
    },
    // The photo shows the first meal.
    more: (index: number) => (index === 0 ? { image_url: meal.image_url } : {}),
  };
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
      {read && (
        <ReadTextPanel
          read={read}
          items={meal.items}
          lookUps={lookUps}
          onChange={(change) => onCorrect((now) => readChanged(now, change))}
          onAdd={(foods) => onCorrect((now) => correctFoods(now, (items) => addItems(items, foods)))}
        />
      )}
      {groups.length > 0 ? (
        <MealGroupsList
          groups={groups}
          today={today}
          lookUps={lookUps}
          numbers={numbers ?? new Map()}
          onCorrect={(group, correct) =>
            onCorrect((now) => withCorrectedGroup(now, { ...defaults, meal: now.meal_type }, group, correct))
          }
          onMove={(group, place) =>
            onCorrect((now) => readChanged(now, (words) => moveGroup(words, group, place, shownOn)))
          }
        />
      ) : (
        <PlateItems
          label={t('Foods on the plate')}
          items={meal.items}
          notUnderstood={read ? [] : meal.not_understood}
          {...(numbers && { numbers })}
          lookUps={lookUps}
          onCorrect={(correct) => onCorrect((now) => correctFoods(now, correct))}
        />
      )}
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
        {groups.length === 0 && (
          <>
            <MealTypePicker
              value={meal.meal_type}
              onChange={(meal_type) => onCorrect((now) => ({ ...now, meal_type }))}
            />
            <DayField value={day} onChange={setDay} today={today} />
          </>
        )}
        <LogBar
          name={name}
          calories={totalsOfMeal(meal).calories}
          isLogging={isPending || isLogging}
          isDisabled={isEmpty}
          onLog={() => (groups.length > 0 ? logGroups(read, groups, several) : log(meal))}
          onCancel={onCancel}
        />
      </div>
    </PhotoStep>
  );
};
