import { t } from '#web/lib/language/translate.ts';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { openMealDialog } from '#web/features/food-entries/public.ts';
import type { PaletteGroup } from '#web/features/palette/palette-item.ts';

/** Minimum length of a text with food: 'egg'. */
const MIN_LENGTH = 3;

/** Returns an item that logs the typed text as a meal; none for a shorter text. */
export const typedMealGroup = (typed: string): PaletteGroup => {
  const text = typed.trim();
  const item = {
    id: 'meal:typed',
    label: t('Log “{text}”', { text }),
    icon: UtensilsCrossed,
    run: () => openMealDialog(text),
  };
  return { title: t('Log a meal'), items: text.length < MIN_LENGTH ? [] : [item], shows: 'found' };
};
