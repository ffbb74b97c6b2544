import { createHash } from 'node:crypto';
import type { ImportLine, ImportSource } from '#shared/imports/schema.ts';

/**
 * What makes a line of an export the same line in the next one: source, day, food, amount and figures, and which of
 * the day's equal lines it is. Not its number: an export that begins on another day counts its lines anew. Nor meal and
 * time: they are a matter of how the file was exported and read.
 */
export const lineKeyOf = (source: ImportSource, line: ImportLine): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        source,
        line.local_date,
        line.food_name,
        line.serving_size,
        line.calories,
        line.protein,
        line.carbs,
        line.fat,
        line.fiber,
        line.sugar,
        line.sodium,
        line.occurrence,
      ]),
    )
    .digest('base64url');
