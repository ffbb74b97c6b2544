import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { MAX_CORRECTIONS } from '#shared/foods/corrections.ts';
import { type Lesson, extractLessons, findRevokedPhrases } from '#shared/foods/lessons.ts';
import type { Table } from '../platform/table/client.ts';
import { correctionIdOf, CORRECTIONS, createCorrectionEntity } from './correction-entity.ts';
import type { Write } from '../platform/table/transact.ts';
import { userPartition } from '../platform/table/user-key.ts';
import type { Rewrite } from './entry-writes-repository.ts';

/** Returns the corrections that a change of entries teaches and those it revokes, usually none. */
const learningOf = ({ before, after }: Rewrite) => {
  const pairs = after.map(
    (entry) => [entry.items, before.find(({ id }) => id === entry.id)?.items ?? null] as const,
  );
  return {
    lessons: pairs.flatMap(([items, old]): Lesson[] => extractLessons(items, old)),
    unlearned: pairs.flatMap(([items, old]) => findRevokedPhrases(items, old)),
  };
};

/**
 * Builds the writes that store corrections together with the entries they come from. Without corrections there is no
 * extra cost; otherwise one query finds the oldest ones to evict.
 */
export const createCorrectionWrites = (table: Table) => {
  const corrections = createCorrectionEntity(table);

  const oldestFirst = async (userId: string): Promise<string[]> => {
    const query = table
      .build(QueryCommand)
      .query({ partition: userPartition(userId), range: { between: [...CORRECTIONS] } })
      .entities(corrections)
      .options({ entityAttrFilter: false, maxPages: Infinity });
    const { Items = [] } = await query.send();
    return Items.sort((one, other) => one.corrected_at.localeCompare(other.corrected_at)).map(({ id }) => id);
  };

  const forget = (userId: string, id: string): Write => ({
    Delete: corrections.build(DeleteItemCommand).key({ user_id: userId, id }).params(),
  });

  /** Stores a correction. Food and weight are separate: a correction without a weight keeps the stored weight. */
  const remember = (userId: string, id: string, lesson: Lesson, now: Date): Write => {
    const { record_id, grams_factor, ...words } = lesson;
    const food = record_id ?? $remove();
    const row = {
      user_id: userId,
      id,
      ...words,
      record_id: food,
      ...(grams_factor !== null && { grams_factor, grams_factor_of: food }),
      corrected_at: now.toISOString(),
    };
    return { Update: corrections.build(UpdateItemCommand).item(row).params() };
  };

  return async (userId: string, rewrite: Rewrite, now: Date): Promise<Write[]> => {
    const { lessons, unlearned } = learningOf(rewrite);
    const kept = new Map(lessons.map((lesson) => [correctionIdOf(lesson.said), lesson]));
    const taken = new Set(unlearned.map(correctionIdOf).filter((id) => !kept.has(id)));
    const others =
      kept.size === 0 ? [] : (await oldestFirst(userId)).filter((id) => !kept.has(id) && !taken.has(id));
    const tooMany = others.slice(
      0,
      // Concurrent writes may have exceeded the limit by a few.
      Math.min(kept.size, Math.max(0, others.length + kept.size - MAX_CORRECTIONS)),
    );
    return [
      ...[...kept].map(([id, lesson]) => remember(userId, id, lesson, now)),
      ...[...taken, ...tooMany].map((id) => forget(userId, id)),
    ];
  };
};
