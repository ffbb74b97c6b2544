import { t } from '#web/lib/language/translate.ts';
import type { DietClaim } from '#shared/barcodes/labels.ts';
import type { Product } from '#shared/barcodes/schema.ts';

/** The 14 allergens that labels must state (Regulation (EU) No 1169/2011, annex II), as Open Food Facts names them. */
const allergenNames: Readonly<Record<string, string>> = {
  gluten: t('gluten'),
  crustaceans: t('crustaceans'),
  eggs: t('eggs'),
  fish: t('fish'),
  peanuts: t('peanuts'),
  soybeans: t('soy'),
  milk: t('milk'),
  nuts: t('nuts'),
  celery: t('celery'),
  mustard: t('mustard'),
  'sesame-seeds': t('sesame'),
  'sulphur-dioxide-and-sulphites': t('sulfites'),
  lupin: t('lupin'),
  molluscs: t('mollusks'),
};

const dietNames: Record<DietClaim, string> = {
  vegan: t('vegan'),
  vegetarian: t('vegetarian'),
  'no-gluten': t('gluten-free'),
  'no-lactose': t('lactose-free'),
  halal: t('halal'),
  kosher: t('kosher'),
};

/** Names allergens. Ones that we have no name for are shown as they are: leaving one out would be dangerous. */
const list = (names: readonly string[]): string =>
  names.map((name) => allergenNames[name] ?? name.replaceAll('-', ' ')).join(', ');

/** Returns the allergens and diet claims of a product in one line; empty if its record states none. */
export const productLabelText = ({ allergens, traces, diets }: Product): string =>
  [
    allergens && t('Contains {allergens}.', { allergens: list(allergens) }),
    traces && t('May contain {allergens}.', { allergens: list(traces) }),
    diets.length > 0 && t('Label: {diets}.', { diets: diets.map((diet) => dietNames[diet]).join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
