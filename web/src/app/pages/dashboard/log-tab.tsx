import { t } from '#web/lib/language/translate.ts';
import Bookmark from 'lucide-react/icons/bookmark';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import SquarePen from 'lucide-react/icons/square-pen';
import { Activity, lazy, Suspense, useEffect } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useIsFoodPreselected } from '#web/features/food-entries/form/preselected-food.ts';
import { LogFoodForm } from '#web/features/food-entries/form/log-food-form.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { useWasShown } from '#web/ui/interaction/use-was-shown.ts';
import { type LogWay, openLogBy, useLogWay } from './log-way.ts';
import { askConsent } from '../../ask-consent.tsx';
import classes from './log-tab.module.css';

const MyMeals = lazy(async () => ({
  default: (await import('#web/features/recipes/my-meals.tsx')).MyMeals,
}));
const BarcodeLog = lazy(async () => ({
  default: (await import('#web/features/barcodes/barcode-log.tsx')).BarcodeLog,
}));

const ways = [
  { value: 'type', words: t('Type it'), icon: SquarePen },
  { value: 'meals', words: t('My meals'), icon: Bookmark },
  { value: 'barcode', words: t('Barcode'), icon: ScanBarcode },
] as const;

interface Props {
  onLogged: () => void;
  /** Day that the tab was opened for. */
  openedFor: LocalDate | null;
  openedForMeal: MealType | null;
}

/** Log Food tab: type a food, use a saved meal, or scan a barcode. Switching between them keeps the input. */
export const LogTab = ({ onLogged, openedFor, openedForMeal }: Props) => {
  const way = useLogWay((state) => state.way);
  // A food selected elsewhere goes into the form.
  const isPreselected = useIsFoodPreselected() && way !== 'type';
  useEffect(() => {
    if (isPreselected) openLogBy('type');
  }, [isPreselected]);
  const isMealsOpened = useWasShown(way === 'meals');
  const isBarcodeOpened = useWasShown(way === 'barcode');
  const modeOf = (each: LogWay) => (way === each ? 'visible' : 'hidden');
  const opened = { openedFor, openedMeal: openedForMeal, onLogged };
  return (
    <div className={classes.tab}>
      <Segments
        label={t('How to log')}
        choices={ways.map(({ value, words, icon: Icon }) => ({
          value,
          label: (
            <>
              <Icon aria-hidden />
              {words}
            </>
          ),
        }))}
        value={way}
        onChange={openLogBy}
      />
      <Activity mode={modeOf('type')}>
        <LogFoodForm
          onLogged={onLogged}
          openedFor={openedFor}
          openedForMeal={openedForMeal}
          renderConsent={askConsent}
        />
      </Activity>
      {isMealsOpened && (
        <Activity mode={modeOf('meals')}>
          <Suspense fallback={<PageSpinner />}>
            <MyMeals {...opened} renderConsent={askConsent} />
          </Suspense>
        </Activity>
      )}
      {isBarcodeOpened && (
        <Activity mode={modeOf('barcode')}>
          <Suspense fallback={<PageSpinner />}>
            <BarcodeLog {...opened} onType={() => openLogBy('type')} />
          </Suspense>
        </Activity>
      )}
    </div>
  );
};
