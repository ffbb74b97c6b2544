import { t } from '#web/lib/language/translate.ts';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { LockedButton } from '#web/features/billing/upgrade/locked-button.tsx';
import type { ScanFoodProps } from '#web/features/scan/scan-food-props.ts';
import { ScanFood } from '#web/features/scan/scan-food.tsx';
import { askConsent } from '../../ask-consent.tsx';

/**
 * Scan Food tab: the scanner, which asks for consent before the first photo is sent to a provider, and accepts several
 * photos of a meal if the plan allows it.
 */
export const ScanTab = (props: Pick<ScanFoodProps, 'isShown' | 'onLogged'>) => (
  <ScanFood
    {...props}
    renderConsent={askConsent}
    renderSeveral={(add) => (
      <Gate
        feature="photo_analysis"
        fallback={<LockedButton feature="photo_analysis">{t('Add another photo of this meal')}</LockedButton>}
      >
        {add}
      </Gate>
    )}
  />
);
