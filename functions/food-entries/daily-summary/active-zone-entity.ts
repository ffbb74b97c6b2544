import { number, textKey } from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';

/** Returns the partition of the time zones in which users logged something on a day. */
export const activeZonesKey = (date: string): string => `active-zones#${date}`;

/** A time zone in which at least one user logged something on a day. Identifies no user. */
export const createActiveZoneEntity = defineEntity(
  'active_zone',
  {
    date: textKey,
    /** Canonical name (`zoneName`). */
    zone: textKey,
    expires_at: number.hidden(),
  },
  ({ date, zone }) => ({ pk: activeZonesKey(date), sk: zone }),
);
