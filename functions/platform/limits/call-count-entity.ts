import { number, numberKey, textKey } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

/** Counts a user's calls to an external service within one minute or day. */
export const createCallCountEntity = defineUserEntity(
  'call_count',
  {
    /** The kind of call, for example `barcodes`. A kind is counted either per minute or per day. */
    kind: textKey,
    /** Minutes or days since 1970. */
    period: numberKey,
    calls: number,
    expires_at: number,
  },
  ({ kind, period }) => `calls#${kind}#${period}`,
);
