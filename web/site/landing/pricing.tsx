import { Band } from '../parts/band.tsx';
import { PriceMenu } from '../prices/price-menu.tsx';
import classes from '../prices/price-menu.module.css';

/** The prices on the front page (LAND-02). */
export const Pricing = () => (
  <Band id="pricing-section" titledBy="pricing-title">
    <span id="pricing" />
    <PriceMenu titleLevel={2} />
    <p className={classes.more}>
      What a credit buys, and what stays free: <a href="/pricing">all prices</a>.
    </p>
  </Band>
);
