import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { comparePortionLessons, type PortionLesson } from '#shared/foods/portion-lessons.ts';
import { portionKeyOf } from '#shared/foods/portion-key.ts';
import {
  MAX_USUAL_PORTIONS,
  type PortionKey,
  type PortionWeight,
  withPortionWeight,
} from '#shared/foods/usual-portions.ts';
import type { Table } from '../platform/table/client.ts';
import { queryRows } from '../platform/table/query-rows.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';
import type { Rewrite } from './entry-writes-repository.ts';
import { createUsualPortionEntity, USUAL_PORTIONS, type UsualPortionEntity } from './usual-portion-entity.ts';

type Row = FormattedItem<UsualPortionEntity>;

/** A change of one usual portion by one entry. */
interface Change {
  key: PortionKey;
  entryId: string;
  /** Null if the entry no longer teaches it. */
  lesson: PortionLesson | null;
}

const changesOf = ({ before, after }: Rewrite): Change[] =>
  after.flatMap(({ id: entryId, items }) => {
    const old = before.find(({ id }) => id === entryId)?.items ?? null;
    const { learned, unlearned } = comparePortionLessons(items, old);
    return [
      ...unlearned.map((key) => ({ key, entryId, lesson: null })),
      ...learned.map((lesson) => ({ key: lesson, entryId, lesson })),
    ];
  });

const applyChange = (weights: readonly PortionWeight[], { entryId, lesson }: Change): PortionWeight[] =>
  lesson === null
    ? weights.filter(({ entry_id }) => entry_id !== entryId)
    : withPortionWeight(weights, { entry_id: entryId, grams: lesson.grams });

/**
 * Builds the writes that store usual portions together with the entries they come from. Without a corrected weight
 * there is no extra cost; otherwise one query reads the known portions. Each write fails after a concurrent change.
 */
export const createPortionWrites = (table: Table) => {
  const portions = createUsualPortionEntity(table);

  const conditionOf = (row: Row | undefined) =>
    row === undefined ? isNew : ({ attr: 'version', eq: row.version } as const);

  const remove = ({ user_id, record_id, unit, version }: Row): Write => {
    const condition = { attr: 'version', eq: version } as const;
    const key = { user_id, record_id, unit };
    return { Delete: portions.build(DeleteItemCommand).key(key).options({ condition }).params() };
  };

  const write = (userId: string, row: Row | undefined, changes: readonly Change[], now: Date): Write[] => {
    const [{ key } = { key: null }] = changes;
    const weights = changes.reduce(applyChange, row?.weights ?? []);
    if (key === null || weights.length === 0) return row === undefined ? [] : [remove(row)];
    const next = {
      user_id: userId,
      record_id: key.record_id,
      unit: key.unit,
      name: changes.findLast(({ lesson }) => lesson !== null)?.lesson?.name ?? row?.name ?? '',
      weights,
      learned_at: now.toISOString(),
      version: (row?.version ?? 0) + 1,
    };
    const put = portions
      .build(PutItemCommand)
      .item(next)
      .options({ condition: conditionOf(row) });
    return [{ Put: put.params() }];
  };

  return async (userId: string, rewrite: Rewrite, now: Date): Promise<Write[]> => {
    const changes = Map.groupBy(changesOf(rewrite), ({ key }) => portionKeyOf(key));
    if (changes.size === 0) return [];
    const rows = await queryRows(portions, userId, { between: USUAL_PORTIONS });
    const byKey = new Map(rows.map((row) => [portionKeyOf(row), row]));
    const added = [...changes.keys()].filter((key) => !byKey.has(key)).length;
    const others = rows
      .filter((row) => !changes.has(portionKeyOf(row)))
      .sort((one, other) => one.learned_at.localeCompare(other.learned_at));
    const surplus = Math.min(added, Math.max(0, rows.length + added - MAX_USUAL_PORTIONS));
    return [
      ...[...changes].flatMap(([key, ofKey]) => write(userId, byKey.get(key), ofKey, now)),
      ...others.slice(0, surplus).map(remove),
    ];
  };
};
