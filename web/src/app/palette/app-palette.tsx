import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { paletteGroups } from '#web/features/palette/palette-groups.ts';
import type { PaletteItem } from '#web/features/palette/palette-item.ts';
import { PaletteSearch } from '#web/features/palette/palette-search.tsx';
import { PaletteDialog } from '#web/features/palette/palette-dialog.tsx';
import { recentChoices, rememberChoice } from '#web/features/palette/recent-choices.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { closePalette, typeInPalette, usePalette } from '#web/features/palette/palette-state.ts';
import { useOfferedTabs } from '../shell/use-offered-tabs.ts';
import { palettePages } from './palette-pages.ts';
import { useActions } from './use-actions.ts';
import { useFoods } from './use-foods.ts';
import { typedMealGroup } from './typed-meal-group.ts';
import { usePeople } from './use-people.ts';
import { useSettings } from './use-settings.ts';
import { usePaletteNavigation } from './use-palette-navigation.ts';

/**
 * Command palette: searches pages, actions, foods, friends and leads.
 * @param owner `sub` of the user, for sorting by recent choices
 */
export const AppPalette = ({ owner }: { owner: string }) => {
  const { typed } = usePalette();
  const [recent] = useState(() => recentChoices(owner));
  const isOnline = useOnline();
  const way = usePaletteNavigation();
  const tabs = useOfferedTabs();
  const actions = useActions(way);
  const settings = useSettings();
  const foods = useFoods(typed, isOnline, way);
  const people = usePeople(isOnline, way);

  const isAsked = typed.trim() !== '';
  const groups = paletteGroups(
    typed,
    [
      { title: t('Actions'), items: actions, shows: 'always' },
      { title: t('Pages'), items: palettePages(tabs, way), shows: 'always' },
      { title: t('Settings'), items: settings, shows: 'always' },
      foods.group,
      typedMealGroup(typed),
      ...people.groups,
    ],
    recent,
  );
  const choose = (item: PaletteItem): void => {
    rememberChoice(owner, item.id);
    closePalette();
    item.run();
  };
  return (
    <PaletteDialog onClose={closePalette}>
      <PaletteSearch
        typed={typed}
        onType={typeInPalette}
        groups={groups}
        reach={{
          isOnline,
          isLooking: foods.isLooking || people.isLooking,
          failures: isAsked ? [...foods.failures, ...people.failures] : [],
        }}
        onChoose={choose}
        onClose={closePalette}
      />
    </PaletteDialog>
  );
};
