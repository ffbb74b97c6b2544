import { t } from '#web/lib/language/translate.ts';
import ExternalLink from 'lucide-react/icons/external-link';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef } from 'react';
import { checkedProduct } from '#shared/diet/checked-product.ts';
import type { Product } from '#shared/barcodes/schema.ts';
import { useRestoreFocus } from '#web/ui/interaction/use-restore-focus.ts';
import { FoodDietSlot, OPEN_FOOD_FACTS_SAYS } from '#web/features/foods/public.ts';
import classes from './barcode-log.module.css';
import { productName } from './product-item.ts';
import { productLabelText } from './product-label.ts';

const doubtLabels: Record<Product['doubts'][number], string> = {
  energy: t('The calories don’t match the protein, carbs and fat. Check the label.'),
  incomplete: t('Some values are missing. Check the label.'),
};

/** Facts of a product, with its source and warnings. */
export const ProductFacts = ({ product }: { product: Product }) => {
  const name = useRef<HTMLHeadingElement>(null);
  const label = productLabelText(product);
  // The focused camera or digits field is unmounted: restore the focus.
  useRestoreFocus(name);
  return (
    <div>
      <h2 ref={name} className={classes.name} tabIndex={-1}>
        {productName(product)}
      </h2>
      <p className={classes.source}>
        <a className="inlineTarget" href={product.source_url} target="_blank" rel="noreferrer">
          {OPEN_FOOD_FACTS_SAYS}
          <ExternalLink aria-hidden />
          <span className="visually-hidden"> {t('opens in a new tab')}</span>
        </a>
        <span>{product.barcode}</span>
      </p>
      <FoodDietSlot food={checkedProduct(product)} />
      {label !== '' && <p className="secondary">{label}</p>}
      {product.doubts.map((doubt) => (
        <p key={doubt} className={classes.doubt}>
          <TriangleAlert aria-hidden />
          {doubtLabels[doubt]}
        </p>
      ))}
    </div>
  );
};
