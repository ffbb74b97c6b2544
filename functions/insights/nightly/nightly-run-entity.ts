import { text, textKey } from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';

/** Progress of a job that runs at night in all time zones. Not owned by a user. */
export const createNightlyRunEntity = defineEntity(
  'nightly',
  {
    job: textKey,
    /** All nightly runs up to this instant are queued. */
    done_until: text,
  },
  ({ job }) => ({ pk: `nightly#${job}`, sk: 'state' }),
);
