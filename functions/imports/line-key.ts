import { createHash } from 'node:crypto';
import type { ImportLine, ImportSource } from '#shared/imports/schema.ts';

/**
 * Returns a hash that identifies a line across exports: source, day, food, amount, values and its position among the
 * day's identical lines. The line number is excluded because it changes with the export's start day; meal and time are
 * excluded because they depend on how the file was exported and read.
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
