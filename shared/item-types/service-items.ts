import type { ItemType } from './item-type.ts';

export const apiTokensTypes = [
  { name: 'api_token', key: 'api-token#<id>', erasure: 'api tokens' },
  { name: 'api_token_owner', partition: 'api-token#<hash>', key: 'owner', erasure: 'api tokens' },
  { name: 'api_token_count', key: 'account#api-tokens' },
] as const satisfies readonly ItemType[];

export const exportsTypes = [
  { name: 'export', key: 'export#<id>', erasure: 'export files' },
] as const satisfies readonly ItemType[];

export const barcodesTypes = [
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
] as const satisfies readonly ItemType[];

export const realtimeTypes = [
  { name: 'socket', key: 'socket#<connection>' },
  {
    name: 'socket_ticket',
    partition: 'ticket#<hash>',
    key: 'ticket',
    erasure: { outlives: 'Expires after 30 seconds.' },
  },
] as const satisfies readonly ItemType[];

export const platformTypes = [
  { name: 'idempotency', key: 'action#<key>' },
  { name: 'call_count', key: 'calls#<kind>#<period>' },
] as const satisfies readonly ItemType[];

export const supportTypes = [
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
] as const satisfies readonly ItemType[];

export const staffTypes = [
  {
    name: 'staff_action',
    partition: 'staff-actions',
    key: '<id>',
    erasure: { outlives: 'The audit log of the staff, by IDs only, kept for 3 years.' },
  },
] as const satisfies readonly ItemType[];
