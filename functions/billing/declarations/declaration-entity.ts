import type { Declaration, DeclarationOutcome } from '#shared/billing/contracts/declaration.ts';
import { languageNames } from '#shared/language/languages.ts';
import {
  json,
  number,
  optionalChoice,
  optionalJson,
  optionalText,
  text,
  textKey,
} from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';

/** A cancellation or withdrawal declared by a public form. It counts from `received_at`, whether confirmed or not. */
export const createDeclarationEntity = defineEntity(
  'contract_declaration',
  {
    /** SHA-256 of the token in the receipt's link. */
    token_hash: textKey,
    /** ID in the receipt. */
    id: text,
    declaration: json<Declaration>(),
    language: optionalChoice(languageNames),
    received_at: text,
    /** What became of it, once the link was used. */
    outcome: optionalJson<DeclarationOutcome>(),
    settled_at: optionalText,
    expires_at: number,
  },
  ({ token_hash }) => ({ pk: `contract-declaration#${token_hash}`, sk: 'declaration' }),
);
