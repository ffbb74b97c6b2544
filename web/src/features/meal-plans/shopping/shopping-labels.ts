import type { Aisle } from '#shared/meal-plans/shopping/aisles.ts';
import { plural, t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import type { ShownItem } from './use-shopping-list.ts';

export const aisleLabels: Record<Aisle, string> = {
  produce: t('Fruit and vegetables'),
  bakery: t('Bakery'),
  meat: t('Meat and fish'),
  dairy: t('Dairy, eggs and tofu'),
  frozen: t('Frozen'),
  cans: t('Cans and jars'),
  dry: t('Rice, pasta, beans and nuts'),
  spices: t('Oils, sauces and spices'),
  snacks: t('Snacks and spreads'),
  drinks: t('Drinks'),
  other: t('Other'),
};

/** Weight of an egg without its shell, g. */
const EGG_GRAMS = 50;
const KILO = 1_000;

/** '280 g', '1.2 kg', '6 pieces'; empty if unknown. Rounded up to what a kitchen scale shows. */
export const formatAmount = ({ name, grams }: Pick<ShownItem, 'name' | 'grams'>): string => {
  if (grams === null) return '';
  if (/^eggs?\b/i.test(name)) {
    const count = Math.ceil(grams / EGG_GRAMS);
    return plural(count, '{count} piece', '{count} pieces');
  }
  if (grams >= KILO) return t('{amount} kg', { amount: formatNumber(Math.ceil(grams / 100) / 10, 1) });
  return t('{amount} g', { amount: formatNumber(Math.ceil(grams / 5) * 5) });
};

/** Returns the open items by aisle as plain text, to share. */
export const formatListText = (groups: readonly (readonly [Aisle, readonly ShownItem[]])[]): string =>
  groups
    .map(([aisle, items]) => [aisle, items.filter(({ isChecked }) => !isChecked)] as const)
    .filter(([, items]) => items.length > 0)
    .map(([aisle, items]) =>
      [
        aisleLabels[aisle],
        ...items.map((item) => `- ${[item.name, formatAmount(item)].filter(Boolean).join(', ')}`),
      ].join('\n'),
    )
    .join('\n\n');
