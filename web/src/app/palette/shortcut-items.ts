import { t } from '#web/lib/language/translate.ts';
import Bookmark from 'lucide-react/icons/bookmark';
import FileInput from 'lucide-react/icons/file-input';
import GlassWater from 'lucide-react/icons/glass-water';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Weight from 'lucide-react/icons/weight';
import type { PaletteItem } from '#web/features/palette/palette-item.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { openLogBy } from '../pages/dashboard/log-way.ts';
import { say } from './search-terms.ts';
import type { Way } from './use-palette-navigation.ts';

/** Returns the features that are part of a page, which users look for by name. */
export const shortcutItems = ({ toPath, toTab }: Way) => {
  const logBy = (how: Parameters<typeof openLogBy>[0]) => () => {
    openLogBy(how);
    toTab('log');
  };
  return {
    meals: {
      id: 'page:saved-meals',
      label: t('Saved meals'),
      note: t('Log your saved meals and recipes again.'),
      icon: Bookmark,
      words: say('saved meals my meals recipes favorites usual'),
      run: logBy('meals'),
    },
    barcode: {
      id: 'page:barcode',
      label: t('Barcode'),
      note: t('Scan the barcode of a package.'),
      icon: ScanBarcode,
      words: say('barcode scan package product'),
      run: logBy('barcode'),
    },
    weight: {
      id: 'page:weight',
      label: t('Weight'),
      note: t('Log your weight and follow the trend.'),
      icon: Weight,
      words: say('weight weigh scale trend progress'),
      run: () => toPath(paths.setNewGoal, { part: 'weight' }),
    },
    water: {
      id: 'page:water',
      label: t('Water'),
      note: t('Count what you drink in the diary.'),
      icon: GlassWater,
      words: say('drink water glass'),
      run: () => toTab('diary'),
    },
    imports: {
      id: 'page:import',
      label: t('Import a diary'),
      note: t('Bring your history from another app.'),
      icon: FileInput,
      words: say('import diary file history MyFitnessPal Cronometer Lose It'),
      run: () => toPath(`${paths.profileData}#imports`),
    },
  } satisfies Record<string, PaletteItem>;
};
