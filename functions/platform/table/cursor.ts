import * as z from 'zod';
import { CodedError } from '#shared/errors/coded-error.ts';
import { userPartition } from './user-key.ts';

/** The sort keys after which a page begins. A user's partition is never part of a cursor. */
const position = z.strictObject({
  sk: z.string().min(1).max(600),
  lsi1sk: z.string().min(1).max(600).optional(),
});

/** Returns the cursor of the page after a key of a query; null if there is none. */
export const cursorOf = (last: Record<string, unknown> | undefined): string | null => {
  if (!last) return null;
  const { sk, lsi1sk } = last;
  return Buffer.from(JSON.stringify({ sk, lsi1sk })).toString('base64url');
};

/**
 * Returns the key of a cursor within the user's partition.
 * @param index that the query uses
 * @param isWithin whether a sort key, or a key of that index, belongs to the list
 * @throws CodedError VALIDATION_FAILED for a cursor of another list
 */
export const keyOfCursor = (
  userId: string,
  cursor: string,
  index: 'lsi1' | undefined,
  isWithin: (key: string) => boolean,
): Record<string, unknown> => {
  try {
    const { sk, lsi1sk } = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const isOfIndex = lsi1sk !== undefined;
    if (isOfIndex !== (index !== undefined) || !isWithin(lsi1sk ?? sk))
      throw new Error('This cursor belongs to another list.');
    return { pk: userPartition(userId), sk, ...(lsi1sk !== undefined && { lsi1sk }) };
  } catch (cause) {
    const details = [{ field: 'cursor', message: 'Send next_cursor of the previous page.' }];
    throw new CodedError('VALIDATION_FAILED', { details, cause });
  }
};
