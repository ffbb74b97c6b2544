import { t } from '#web/lib/language/translate.ts';
import { closePalette, typeInPalette, usePalette } from '#web/features/palette/palette-state.ts';
import { FeatureMenu } from '#web/features/palette/feature-menu/feature-menu.tsx';
import { fittingItems } from '#web/features/palette/feature-menu/fitting-items.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { useOfferedTabs } from '../shell/use-offered-tabs.ts';
import { featureGroups } from './feature-groups.ts';
import { usePaletteNavigation } from './use-palette-navigation.ts';

/** Menu of all features: grouped by purpose, with one line about each, and searchable. */
export const AllFeatures = () => {
  const { typed } = usePalette();
  const way = usePaletteNavigation();
  const groups = fittingItems(typed, featureGroups(useOfferedTabs(), way));
  return (
    <Dialog title={t('All Features')} onClose={closePalette} width="64rem">
      <FeatureMenu
        typed={typed}
        onType={typeInPalette}
        groups={groups}
        onChoose={(item) => {
          closePalette();
          item.run();
        }}
      />
    </Dialog>
  );
};
