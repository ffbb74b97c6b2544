import { number, numberKey, optionalFlag, optionalText, textKey } from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';

/** Progress of the nightly run in one shard of a time zone. Not owned by a user. */
export const createNightlyShardEntity = defineEntity(
  'nightly_shard',
  {
    /** Identifies the run: `<date>#<zone>#<from>`. */
    run: textKey,
    shard: numberKey,
    /** The last user whose run is queued. */
    cursor: optionalText,
    is_done: optionalFlag,
    expires_at: number,
  },
  ({ run, shard }) => ({ pk: `nightly-shard#${run}`, sk: `shard#${shard}` }),
);
