import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#shared/barcodes/schema.ts';
import { productLabelText, productName } from '#web/features/barcodes/public.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { formatNumber, NOT_KNOWN } from '#web/ui/format/format-number.ts';
import { OPEN_FOOD_FACTS_SAYS } from '../plate-items/source-site.ts';
import { type PackagedFood, packagedFoodOf } from './packaged-food.ts';
import classes from './packaged-foods.module.css';
import { productDetailsQuery, productSearchQuery } from './product-queries.ts';

export interface PackagedFoodsProps {
  /** What to search for. */
  words: string;
  /** Amount of the food: '2', '200 ml'. */
  amount?: string;
  onPick: (packaged: PackagedFood) => void;
}

const energyText = ({ per_100_g: { calories }, liquid }: Product): string => {
  const kcal = calories === null ? NOT_KNOWN : formatNumber(calories);
  return liquid ? t('{kcal} kcal per 100 ml', { kcal }) : t('{kcal} kcal per 100 g', { kcal });
};

/** Packaged foods from Open Food Facts that match words, with what their labels say about allergens and diets. */
export const PackagedFoods = ({ words, amount, onPick }: PackagedFoodsProps) => {
  const { data, error, isFetching, refetch } = useQuery(productSearchQuery(words));
  const queryClient = useQueryClient();
  const [picked, setPicked] = useState<string | null>(null);
  const products = data?.products ?? [];

  const pick = async (product: Product): Promise<void> => {
    if (picked !== null) return;
    setPicked(product.barcode);
    const whole = await queryClient.fetchQuery(productDetailsQuery(product.barcode)).catch(() => null);
    setPicked(null);
    const serving_grams = whole?.serving_grams ?? product.serving_grams;
    onPick(packagedFoodOf({ ...product, serving_grams }, amount));
  };
  return (
    <section className={classes.found} aria-label={t('Packaged foods')} aria-busy={isFetching}>
      {products.length > 0 && (
        <ul>
          {products.map((product) => (
            <li key={product.barcode}>
              <button
                type="button"
                className={classes.product}
                aria-busy={picked === product.barcode}
                onClick={() => void pick(product)}
              >
                <span className={classes.name}>{productName(product)}</span>
                <span className={classes.facts}>{energyText(product)}</span>
                <span className={classes.facts}>{productLabelText(product)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFetching && <SkeletonBlock height="3rem" />}
      <div className={classes.state} role="status">
        {isFetching && t('Searching packaged foods…')}
        {!isFetching && error && error.message}
        {!isFetching &&
          data &&
          products.length === 0 &&
          t('No packaged food has this name. Try fewer words.')}
      </div>
      {!isFetching && error && (
        <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      )}
      {products.length > 0 && (
        <a className={classes.source} href="https://world.openfoodfacts.org" target="_blank" rel="noreferrer">
          {OPEN_FOOD_FACTS_SAYS}
          <span className="visually-hidden"> {t('opens in a new tab')}</span>
        </a>
      )}
    </section>
  );
};
