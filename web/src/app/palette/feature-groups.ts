import { t } from '#web/lib/language/translate.ts';
import type { FeatureGroup } from '#web/features/palette/feature-menu/fitting-items.ts';
import type { PaletteItem } from '#web/features/palette/palette-item.ts';
import type { Tab, TabId } from '#web/features/shell/tabs.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { featureNotes } from './feature-notes.ts';
import { helpItems, profileItems } from './palette-pages.ts';
import { shortcutItems } from './shortcut-items.ts';
import { tabSearchTerms } from './tab-search-terms.ts';
import type { Way } from './use-palette-navigation.ts';

/** Returns all features by purpose: the offered tabs, parts of pages that users look for by name, settings and help. */
export const featureGroups = (tabs: readonly Tab[], way: Way): FeatureGroup[] => {
  const { meals, barcode, weight, water, imports } = shortcutItems(way);
  const tabItems = (...ids: readonly TabId[]): PaletteItem[] =>
    ids.flatMap((id) => {
      const tab = tabs.find((each) => each.id === id);
      if (tab === undefined) return [];
      return [
        {
          id: `page:${id}`,
          label: tab.label,
          icon: tab.icon,
          note: featureNotes[id],
          words: tabSearchTerms[id] ?? '',
          run: () => (id === 'social' ? way.toPath(paths.social) : way.toTab(id)),
        },
      ];
    });
  return [
    { title: t('Log food'), items: [...tabItems('log', 'camera', 'voicetext', 'voice'), meals, barcode] },
    { title: t('Your day'), items: [...tabItems('stats', 'diary'), weight, water, ...tabItems('fasting')] },
    { title: t('Goals and advice'), items: tabItems('plan', 'goal', 'health', 'insights', 'coach') },
    { title: t('Friends and work'), items: tabItems('social', 'referral', 'agents') },
    {
      title: t('Account and data'),
      items: [...tabItems('profile'), ...profileItems(way), imports, ...tabItems('subscription')],
    },
    { title: t('Help'), items: helpItems(way) },
  ];
};
