import type Stripe from 'stripe';
import type { Kinds } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { previousOf } from '../events/changes.ts';
import { emit } from '../events/emit.ts';
import { defineCall } from '../http/call.ts';
import { readCall } from '../http/read-call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import { clearable, flag, listOf, metadata, paging, range, text } from '../http/fields.ts';
import { mergeMetadata, parameters } from '../http/parameters.ts';
import { invalid } from '../http/stripe-error.ts';

type Product = Kinds['product'];

const fields = {
  active: flag.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.max(22).optional(),
};

export const productCalls = [
  defineCall(
    'POST',
    '/v1/products',
    parameters<Stripe.ProductCreateParams>()({ ...fields, id: text.optional(), name: text }),
    (
      stripeStore,
      {
        id = newId('product'),
        name,
        active = true,
        description = null,
        metadata: data = {},
        statement_descriptor,
      },
    ) => {
      if (stripeStore.find('product', id))
        throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
      const product: Product = {
        id,
        object: 'product',
        active,
        created: stripeStore.now(),
        default_price: null,
        description,
        images: [],
        livemode: false,
        marketing_features: [],
        metadata: data,
        name,
        package_dimensions: null,
        shippable: null,
        statement_descriptor: statement_descriptor ?? null,
        tax_code: null,
        tax_details: null,
        type: 'service',
        unit_label: null,
        updated: stripeStore.now(),
        url: null,
      };
      stripeStore.put(product);
      emit(stripeStore, 'product.created', product);
      return product;
    },
  ),
  readCall('/v1/products', 'product'),
  defineCall(
    'POST',
    '/v1/products/:id',
    parameters<Stripe.ProductUpdateParams>()({ ...fields, name: text.optional() }),
    (stripeStore, { metadata: changes, ...rest }, id) => {
      const before = stripeStore.get('product', id);
      const after: Product = { ...before, ...rest, metadata: mergeMetadata(before.metadata, changes) };
      const previous = previousOf(before, after);
      if (!previous) return before;
      const updated = { ...after, updated: stripeStore.now() };
      stripeStore.put(updated);
      emit(stripeStore, 'product.updated', updated, previous);
      return updated;
    },
  ),
  defineCall(
    'GET',
    '/v1/products',
    parameters<Stripe.ProductListParams>()({
      ...paging,
      active: flag.optional(),
      ids: listOf(text).optional(),
      created: range.optional(),
    }),
    (stripeStore, { active, ids, created, ...page }) => {
      const found = stripeStore
        .all('product')
        .filter((product) => active === undefined || product.active === active)
        .filter((product) => ids === undefined || ids.includes(product.id))
        .filter((product) => isInRange(product.created, created));
      return listOfPage('/v1/products', found, page);
    },
  ),
];
