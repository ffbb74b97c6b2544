import type { CheckoutTerms } from './checkout-terms.ts';
import classes from './billing-terms.module.css';

interface Props {
  id?: string;
  terms: CheckoutTerms;
}

/** Payment terms: due dates and amounts, renewal and cancellation. */
export const BillingTerms = ({ id, terms: { lines, words } }: Props) => (
  <div id={id} className={classes.terms}>
    <dl className={classes.bill}>
      {lines.map(({ when, due }) => (
        <div key={when} className={classes.line}>
          <dt>{when}</dt>
          <dd>{due}</dd>
        </div>
      ))}
    </dl>
    <p className={classes.words}>{words}</p>
  </div>
);
