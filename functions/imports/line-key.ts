import { createHash } from 'node:crypto';
import type { ImportLine, ImportSource } from '#shared/imports/schema.ts';

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/**
 * Returns a hash that identifies a line across exports: source, day, food, amount, values and its position among the
 * day's identical lines. The line number is excluded because it changes with the export's start day; meal and time are
 * excluded because they depend on how the file was exported and read. An entry of
 * the product's own export is identified by its ID alone.
 */
export const lineKeyOf = (source: ImportSource, line: ImportLine): string =>
  line.original
    ? hashOf([source, line.original.id])
    : hashOf([
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
      ]);
