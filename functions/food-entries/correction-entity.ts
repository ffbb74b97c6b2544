import { createHash } from 'node:crypto';
import { optionalNumber, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key range of corrections. */
export const CORRECTIONS = ['correction#', 'correction$'] as const;

/** Hashes a phrase, which may be in any script and of any length, for use in a key. */
export const correctionIdOf = (said: string): string =>
  createHash('sha256').update(said).digest('hex').slice(0, 32);

/** What a user means by a phrase: the food, and the factor to the table's weight. */
export const createCorrectionEntity = defineUserEntity(
  'correction',
  {
    id: textKey,
    said: text,
    /** Missing for the food table's choice. */
    record_id: optionalText,
    name: text,
    grams_factor: optionalNumber,
    /** The food that `grams_factor` was learned for, as in `record_id`; it does not apply to other foods. */
    grams_factor_of: optionalText,
    corrected_at: text,
  },
  ({ id }) => `${CORRECTIONS[0]}${id}`,
);
