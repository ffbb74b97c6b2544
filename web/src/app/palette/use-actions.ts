import { t } from '#web/lib/language/translate.ts';
import GlassWater from 'lucide-react/icons/glass-water';
import CalendarPlus2 from 'lucide-react/icons/calendar-plus-2';
import Share2 from 'lucide-react/icons/share-2';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useWater } from '#web/features/diary/use-water.ts';
import { useMealKey } from '#web/features/food-entries/meal-input/meal-key.ts';
import { openMealDialog } from '#web/features/food-entries/public.ts';
import type { PaletteItem } from '#web/features/palette/palette-item.ts';
import { tabs } from '#web/features/shell/tabs.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { say } from './search-terms.ts';
import type { Way } from './use-palette-navigation.ts';
import { tabSearchTerms } from './tab-search-terms.ts';

/** ml */
const GLASS = 250;

/** Returns the actions of the palette. */
export const useActions = ({ toPath, toTab }: Way): PaletteItem[] => {
  const water = useWater(useToday().date);
  const hasKey = useMealKey(({ isOn }) => isOn);
  return [
    {
      id: 'action:meal',
      label: t('What did you eat?'),
      icon: UtensilsCrossed,
      ...(hasKey && { aside: '/' }),
      words: say('log eat meal food add breakfast lunch dinner snack'),
      run: () => openMealDialog(),
    },
    ...tabs
      .filter(({ logsBy }) => logsBy !== undefined)
      .map(({ id, label, icon, logsBy = '' }) => ({
        id: `action:${id}`,
        label,
        icon,
        note: logsBy,
        words: tabSearchTerms[id],
        run: () => toTab(id),
      })),
    {
      id: 'action:water',
      label: t('Add a glass of water, 250 ml'),
      icon: GlassWater,
      words: say('drink water glass'),
      run: () => water.add(GLASS),
    },
    {
      id: 'action:share',
      label: t('Share a meal'),
      icon: Share2,
      words: say('share meal friends post'),
      run: () => toPath(paths.social),
    },
    {
      id: 'action:lead',
      label: t('Add New Lead'),
      icon: UserRoundPlus,
      words: say('new lead customer contact create'),
      run: () => toPath(`${paths.sdr}?new=lead`),
    },
    {
      id: 'action:meeting',
      label: t('Schedule meeting'),
      icon: CalendarPlus2,
      words: say('new meeting event calendar create'),
      run: () => toPath(`${paths.executive}?new=meeting`),
    },
  ];
};
