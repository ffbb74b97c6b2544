import type Stripe from 'stripe';
import { emit } from '../events/emit.ts';
import { defineCall } from '../http/call.ts';
import { listOfPage } from '../http/list.ts';
import { flag, paging } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import { createPortalSession, portalParameters } from './create-portal-session.ts';
import {
  changedConfiguration,
  configurationBeginning,
  configurationChanges,
  newConfiguration,
} from './new-configuration.ts';

const PATH = '/v1/billing_portal/configurations';

export const portalCalls = [
  defineCall('POST', '/v1/billing_portal/sessions', portalParameters, createPortalSession),
  defineCall('POST', PATH, configurationBeginning, (stripeStore, input) => {
    const configuration = newConfiguration(stripeStore, input);
    stripeStore.put(configuration);
    emit(stripeStore, 'billing_portal.configuration.created', configuration);
    return configuration;
  }),
  defineCall(
    'GET',
    `${PATH}/:id`,
    parameters<Stripe.BillingPortal.ConfigurationRetrieveParams>()({}),
    (stripeStore, _, id) => stripeStore.get('billing_portal.configuration', id),
  ),
  defineCall('POST', `${PATH}/:id`, configurationChanges, (stripeStore, input, id) => {
    const configuration = changedConfiguration(
      stripeStore,
      stripeStore.get('billing_portal.configuration', id),
      input,
    );
    stripeStore.put(configuration);
    emit(stripeStore, 'billing_portal.configuration.updated', configuration);
    return configuration;
  }),
  defineCall(
    'GET',
    PATH,
    parameters<Stripe.BillingPortal.ConfigurationListParams>()({
      ...paging,
      active: flag.optional(),
      is_default: flag.optional(),
    }),
    (stripeStore, { active, is_default: isDefault, ...page }) => {
      const found = stripeStore
        .all('billing_portal.configuration')
        .filter((one) => active === undefined || one.active === active)
        .filter((one) => isDefault === undefined || one.is_default === isDefault);
      return listOfPage(PATH, found, page);
    },
  ),
];
