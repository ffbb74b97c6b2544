import { type ItemType, LOOKUP } from './item-type.ts';

export const apiTokensTypes = [
  {
    name: 'api_token',
    key: 'api-token#<id>',
    export: {
      file: 'api-tokens',
      about: 'Your personal API tokens, without their secrets.',
      without: ['hash'],
    },
    erasure: 'api tokens',
  },
  {
    name: 'api_token_owner',
    partition: 'api-token#<hash>',
    key: 'owner',
    export: { leftOut: LOOKUP },
    erasure: 'api tokens',
  },
  {
    name: 'api_token_count',
    key: 'account#api-tokens',
    export: { leftOut: 'How many tokens you have: they are in api-tokens.json.' },
  },
] as const satisfies readonly ItemType[];

export const exportsTypes = [
  {
    name: 'export',
    key: 'export#<id>',
    export: { leftOut: 'This file and earlier ones.' },
    erasure: 'export files',
  },
] as const satisfies readonly ItemType[];

export const barcodesTypes = [
  {
    name: 'product',
    partition: 'barcode#<gtin>',
    key: 'product',
    export: { leftOut: 'Products by barcode: they belong to no user.' },
    erasure: { outlives: 'Belongs to no user.' },
  },
  {
    name: 'product_search',
    partition: 'product-search#<language and words>',
    key: 'products',
    export: { leftOut: 'Searches for packaged foods: they belong to no user.' },
    erasure: { outlives: 'Belongs to no user.' },
  },
] as const satisfies readonly ItemType[];

export const realtimeTypes = [
  {
    name: 'socket',
    key: 'socket#<connection>',
    export: { leftOut: 'Connections of tabs that are open now.' },
  },
  {
    name: 'socket_ticket',
    partition: 'ticket#<hash>',
    key: 'ticket',
    export: { leftOut: 'Permissions to open a live connection, kept for 30 seconds.' },
    erasure: { outlives: 'Expires after 30 seconds.' },
  },
] as const satisfies readonly ItemType[];

export const platformTypes = [
  {
    name: 'idempotency',
    key: 'action#<key>',
    export: { leftOut: 'Copies of our answers, kept for max 30 days so that nothing is written twice.' },
  },
  {
    name: 'call_count',
    key: 'calls#<kind>#<period>',
    export: { leftOut: 'How often you used something today.' },
  },
] as const satisfies readonly ItemType[];

export const supportTypes = [
  {
    name: 'support_message',
    partition: 'support#<email hash>',
    key: 'message#<hash>',
    export: {
      file: 'messages',
      about: 'Messages you sent us from the email address of this account. Our replies are in your inbox.',
      without: ['email_hash', 'id', 'mailing_until'],
    },
    erasure: 'support messages',
  },
  {
    name: 'newsletter_subscriber',
    partition: 'newsletter#<email hash>',
    key: 'subscriber',
    export: {
      file: 'newsletter',
      about: 'Your newsletter subscription with the email address of this account.',
      without: ['email_hash', 'leave_hash'],
    },
    erasure: 'support messages',
  },
  {
    name: 'newsletter_link',
    partition: 'newsletter-link#<hash>',
    key: 'owner',
    export: { leftOut: LOOKUP },
    erasure: 'support messages',
  },
] as const satisfies readonly ItemType[];

export const staffTypes = [
  {
    name: 'staff_action',
    partition: 'staff-actions',
    key: '<id>',
    export: {
      leftOut: 'What our staff did, by IDs. Corrections of your credits are in credit-changes.json.',
    },
    erasure: { outlives: 'The audit log of the staff, by IDs only, kept for 3 years.' },
  },
] as const satisfies readonly ItemType[];
