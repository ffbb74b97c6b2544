import { RichText } from '../language/rich-text.tsx';
import { Band } from '../parts/band.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PriceMenu } from '../prices/price-menu.tsx';
import classes from '../prices/price-menu.module.css';

const parts = { prices: (inner: string) => <PageLink href="/pricing">{inner}</PageLink> };

/** Prices section of the front page (LAND-02). */
export const Pricing = () => (
  <Band id="pricing-section" titledBy="pricing-title">
    <span id="pricing" />
    <PriceMenu titleLevel={2} />
    <p className={classes.more}>
      <RichText text="What a credit buys, and what stays free: <prices>all prices</prices>." parts={parts} />
    </p>
  </Band>
);
