import { type ItemDocs, type ItemType, LOOKUP } from '../item-types/item-type.ts';

export const itemTypes = [
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

export const itemDocs = {
  texts: {
    api_token: {
      title: 'Personal API token',
      writtenBy: 'API tokens',
      notes: 'Max 10 per user; only the hash of the token is stored',
      privacy: 'api-tokens',
    },
    api_token_owner: {
      title: 'Owner of an API token',
      writtenBy: 'API tokens, with the token',
      privacy: 'api-tokens',
    },
    api_token_count: {
      title: 'Number of API tokens',
      writtenBy: 'API tokens, with the token',
      privacy: 'api-tokens',
    },
  },
  retentionRows: {
    'api-tokens': {
      en: [
        'Personal API tokens: their names, and a hash from which the token cannot be read',
        'To let your own programs sign in',
        'Until you revoke them or delete the account',
      ],
      de: [
        'Persönliche API-Tokens: ihre Namen und ein Hash, aus dem sich das Token nicht zurückrechnen lässt',
        'Damit sich deine eigenen Programme anmelden können',
        'Bis du sie widerrufst oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;
