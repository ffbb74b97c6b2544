import { item, string } from 'dynamodb-toolbox/schema';
import { defineEntity } from '../../platform/table/define-entity.ts';

/** Progress of a job that runs at night in all time zones. Not owned by a user. */
export const createNightlyRunEntity = defineEntity(
  'nightly',
  item({
    job: string().key(),
    /** All nightly runs up to this instant are queued. */
    done_until: string(),
  }),
  ({ job }) => ({ pk: `nightly#${job}`, sk: 'state' }),
);
