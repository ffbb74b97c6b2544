import { t } from '#web/lib/language/translate.ts';
import { MealInput } from '#web/features/food-entries/meal-input/meal-input.tsx';
import { closeMealDialog, useMealDialog } from '#web/features/food-entries/meal-input/meal-dialog-state.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { askConsent } from '../ask-consent.tsx';
import { usePaletteNavigation } from '../palette/use-palette-navigation.ts';
import { openLogBy } from '../pages/dashboard/log-way.ts';

/** The field for a meal in a dialog, for pages other than the dashboard. */
export const MealDialog = () => {
  const startsWith = useMealDialog((state) => state.startsWith);
  const { toTab } = usePaletteNavigation();
  return (
    <Dialog title={t('Log a meal')} onClose={closeMealDialog}>
      <MealInput
        startsWith={startsWith}
        isFocused
        onScan={(what) => {
          closeMealDialog();
          if (what === 'barcode') openLogBy('barcode');
          toTab(what === 'photo' ? 'camera' : 'log');
        }}
        onLogged={closeMealDialog}
        renderConsent={askConsent}
      />
    </Dialog>
  );
};
