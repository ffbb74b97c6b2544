import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { zoneName } from '#shared/time/zone-name.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { readRow } from '../../platform/table/read-row.ts';
import type { Table } from '../../platform/table/client.ts';
import { activeZonesKey, createActiveZoneEntity } from './active-zone-entity.ts';

/** The nightly job looks back less than two weeks. */
const KEPT_DAYS = 30;
/** Days and zones that a long-lived sandbox remembers at most. */
const MAX_REMEMBERED = 2_000;

/** Records in which time zones users logged something on a day, so that the nightly job queries no others. */
export const createActiveZones = (table: Table) => {
  const zones = createActiveZoneEntity(table);
  const recorded = new Map<string, Promise<void>>();

  const put = async (date: LocalDate, zone: string): Promise<void> => {
    // Another sandbox has mostly recorded it already, and a read costs a tenth of a write or less.
    if (await readRow(zones, { date, zone })) return;
    const expires_at = epochSeconds(new Date(addDays(date, KEPT_DAYS)));
    await zones.build(PutItemCommand).item({ date, zone, expires_at }).send();
  };

  return {
    /**
     * Records a zone, once per sandbox. Resolves when the record is stored: a day's row that is written afterwards is
     * never without it.
     * @param zone any name of the time zone
     * @throws the SDK's error; the next call tries again
     */
    record: (date: LocalDate, zone: string): Promise<void> => {
      const name = zoneName(zone);
      const key = `${date}#${name}`;
      const known = recorded.get(key);
      if (known) return known;
      if (recorded.size >= MAX_REMEMBERED) recorded.clear();
      const recording = put(date, name).catch((error: unknown) => {
        recorded.delete(key);
        throw error;
      });
      recorded.set(key, recording);
      return recording;
    },

    /** Returns the canonical names of the zones recorded for a day, with strong consistency. */
    on: async (date: LocalDate): Promise<ReadonlySet<string>> => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: activeZonesKey(date) })
        .entities(zones)
        .options({ consistent: true, entityAttrFilter: false, maxPages: Infinity })
        .send();
      return new Set(Items.map(({ zone }) => zone));
    },
  };
};

export type ActiveZones = ReturnType<typeof createActiveZones>;
