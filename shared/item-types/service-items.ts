import { defineItemTypes } from './item-type.ts';

export const apiTokensTypes = defineItemTypes([
  { name: 'api_token', key: 'api-token#<id>', erasure: 'api tokens' },
  { name: 'api_token_owner', partition: 'api-token#<hash>', key: 'owner', erasure: 'api tokens' },
  { name: 'api_token_count', key: 'account#api-tokens' },
]);

export const webhooksTypes = defineItemTypes([{ name: 'webhook', key: 'webhook#<id>' }]);

export const exportsTypes = defineItemTypes([
  { name: 'export', key: 'export#<id>', erasure: 'export files' },
]);

export const barcodesTypes = defineItemTypes([
  {
    name: 'product',
    partition: 'barcode#<gtin>',
    key: 'product',
    erasure: { outlives: 'Belongs to no user.' },
  },
  {
    name: 'product_search',
    partition: 'product-search#<language and words>',
    key: 'products',
    erasure: { outlives: 'Belongs to no user.' },
  },
]);

export const realtimeTypes = defineItemTypes([
  { name: 'socket', key: 'socket#<connection>' },
  {
    name: 'socket_ticket',
    partition: 'ticket#<hash>',
    key: 'ticket',
    erasure: { outlives: 'Expires after 30 seconds.' },
  },
]);

export const platformTypes = defineItemTypes([
  { name: 'idempotency', key: 'action#<key>' },
  { name: 'call_count', key: 'calls#<kind>#<period>' },
  { name: 'creation_guard', key: 'creation-guard#<kind>' },
  { name: 'item_count', key: 'item-count#<kind>' },
]);

export const supportTypes = defineItemTypes([
  {
    name: 'support_message',
    partition: 'support#<email hash>',
    key: 'message#<hash>',
    erasure: 'support messages',
  },
  {
    name: 'newsletter_subscriber',
    partition: 'newsletter#<email hash>',
    key: 'subscriber',
    erasure: 'support messages',
  },
  { name: 'newsletter_link', partition: 'newsletter-link#<hash>', key: 'owner', erasure: 'support messages' },
]);

export const staffTypes = defineItemTypes([
  {
    name: 'staff_action',
    partition: 'staff-actions',
    key: '<id>',
    erasure: { outlives: 'The audit log of the staff, by IDs only, kept for 3 years.' },
  },
]);
