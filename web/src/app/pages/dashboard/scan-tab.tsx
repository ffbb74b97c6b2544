import { t } from '#web/lib/language/translate.ts';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { LockedPreview } from '#web/features/billing/upgrade/locked-preview.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import type { ScanFoodProps } from '#web/features/scan/scan-food-props.ts';
import { ScanFood } from '#web/features/scan/scan-food.tsx';
import { askConsent } from '../../ask-consent.tsx';

const locked = (
  <LockedPreview
    feature="photo_analysis"
    sample={[t('Photo 1: your plate from above'), t('Photo 2: the dessert next to it')]}
  />
);

/**
 * Scan Food tab: the scanner, which asks for consent before the first photo is sent to a provider, and accepts several
 * photos of a meal if the plan allows it.
 */
export const ScanTab = (props: Pick<ScanFoodProps, 'isShown' | 'onLogged'>) => (
  <OneUpgradeCard>
    <ScanFood
      {...props}
      renderConsent={askConsent}
      renderSeveral={(add) => (
        <Gate feature="photo_analysis" fallback={locked}>
          {add}
        </Gate>
      )}
    />
  </OneUpgradeCard>
);
