import type Stripe from 'stripe';
import * as z from 'zod';
import { flag, integer, listOf, metadata, oneOf, only, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';

const trialWithoutCard = oneOf(['create_invoice', 'cancel'], ['pause']);
const unlessNever = oneOf(['auto', 'never']).optional();

/** Parameters of `checkout.sessions.create`. */
export const checkoutParameters = parameters<Stripe.Checkout.SessionCreateParams>()({
  mode: oneOf(['payment', 'subscription'], ['setup']),
  ui_mode: oneOf(['hosted_page'], ['embedded_page', 'elements', 'form']).optional(),
  line_items: listOf(z.strictObject({ price: text, quantity: integer.optional() })),
  success_url: text,
  cancel_url: text.optional(),
  client_reference_id: text.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_creation: oneOf(['always', 'if_required']).optional(),
  customer_update: z.strictObject({ address: unlessNever, name: unlessNever }).optional(),
  metadata: metadata.optional(),
  expires_at: integer.optional(),
  payment_method_collection: oneOf(['always', 'if_required']).optional(),
  allow_promotion_codes: only('false').optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: oneOf(['auto', 'required']).optional(),
  currency: text.toLowerCase().optional(),
  locale: oneOf(['auto', 'en'], ['de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt']).optional(),
  submit_type: oneOf(['auto', 'pay'], ['book', 'donate', 'subscribe']).optional(),
  custom_text: z.strictObject({ submit: z.strictObject({ message: text.max(1200) }).optional() }).optional(),
  invoice_creation: z
    .strictObject({
      enabled: flag,
      invoice_data: z.strictObject({ metadata: metadata.optional() }).optional(),
    })
    .optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      trial_period_days: integer.optional(),
      trial_settings: z
        .strictObject({ end_behavior: z.strictObject({ missing_payment_method: trialWithoutCard }) })
        .optional(),
    })
    .optional(),
});
export type CheckoutInput = z.output<typeof checkoutParameters>;
