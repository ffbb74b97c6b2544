import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../table/define-entity.ts';

/** Counts a user's calls to an external service within one minute or day. */
export const createCallCountEntity = defineUserEntity(
  'call_count',
  item({
    user_id: string().key(),
    /** The kind of call, for example `barcodes`. A kind is counted either per minute or per day. */
    kind: string().key(),
    /** Minutes or days since 1970. */
    period: number().key(),
    calls: number(),
    expires_at: number(),
  }),
  ({ kind, period }) => `calls#${kind}#${period}`,
);
