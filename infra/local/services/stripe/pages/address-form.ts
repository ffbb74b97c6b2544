import type { StripeStore, CheckoutSession } from '../store/stripe-store.ts';
import { billingOf } from '../checkout/tax-session.ts';
import { taxCountries } from '../tax/tax-rates.ts';
import type { FormTokens } from './form-token.ts';
import { markup, type Html } from './markup.ts';

const nameOf = new Intl.DisplayNames('en', { type: 'region' });

/** Renders the form with what the tax depends on. Submitting it shows the new total. */
export const addressForm = (stripeStore: StripeStore, session: CheckoutSession, tokens: FormTokens): Html => {
  const { address, taxIds } = billingOf(stripeStore, session);
  return markup`<form class="card stack" method="post">
    ${tokens.field(session.id)}
    <h2>Billing address</h2>
    <div class="field">
      <label for="country">Country</label>
      <select id="country" name="country" autocomplete="off">
        ${taxCountries.map(
          (code) =>
            markup`<option value="${code}"${code === address.country && markup` selected`}>${nameOf.of(code)}</option>`,
        )}
      </select>
    </div>
    <div class="field">
      <label for="state">State (US only)</label>
      <input id="state" name="state" placeholder="NY" autocomplete="off" value="${address.state ?? ''}" />
    </div>
    ${
      session.tax_id_collection?.enabled &&
      markup`<div class="field">
        <label for="tax_id">VAT number (businesses)</label>
        <input id="tax_id" name="tax_id" autocomplete="off" value="${taxIds[0]?.value ?? ''}" />
      </div>`
    }
    <button class="quiet wide" name="step" value="address">Update total</button>
  </form>`;
};
