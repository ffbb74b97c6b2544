import * as z from 'zod';
import { mealType } from '../food-entries/meal-type.ts';
import { timeZone } from '../time/local-date.ts';

/** Trackers whose exports are read. */
export const importSources = ['myfitnesspal', 'cronometer', 'loseit'] as const;
export const importSource = z.enum(importSources);
export type ImportSource = z.infer<typeof importSource>;

/** Lines of one request: more go one after the other, so that each answer comes soon. */
export const MAX_IMPORT_LINES = 100;

/** Equal lines of one day. */
export const MAX_OCCURRENCES = 1_000;

/** Named by the window: its requests belong together, and are taken back together. Sorted by when it began. */
export const importId = z.ulid('This is not the id of an import.');

/** Whatever a file says; what no meal can have is refused for its line. */
const figure = z.number().min(-1e9).max(1e9).nullable();

/**
 * A line of a file, read. Only its form is asked for here: one that cannot be logged is answered for itself
 * (`faultOfLine`) and keeps none of the others back.
 */
export const importLine = z.strictObject({
  /** Where it stands in the file, as a spreadsheet counts. */
  line: z.int().min(1).max(10_000_000),
  /** How many lines up to this one say the same: two equal coffees of a day are two entries. */
  occurrence: z.int().min(1).max(MAX_OCCURRENCES),
  local_date: z.string().max(40),
  /** Wall clock, `HH:MM`; where the file has none, the meal's usual time. */
  time: z.string().max(40),
  meal_type: mealType,
  food_name: z.string().max(1_000),
  serving_size: z.string().max(1_000).nullable(),
  /** kcal */
  calories: figure,
  /** g */
  protein: figure,
  carbs: figure,
  fat: figure,
  fiber: figure,
  sugar: figure,
  /** mg */
  sodium: figure,
});
export type ImportLine = z.infer<typeof importLine>;

/** Body of an import, or of a part of it. */
export const newImport = z.strictObject({
  id: importId,
  source: importSource,
  file_name: z.string().trim().min(1, 'Please name the file.').max(200),
  time_zone: timeZone,
  entries: z
    .array(importLine)
    .min(1, 'Please send a line.')
    .max(MAX_IMPORT_LINES, `At most ${MAX_IMPORT_LINES} lines can be sent at once.`),
});
export type NewImport = z.output<typeof newImport>;

/** `duplicate`: an import logged the same before. `refused`: `message` says why. */
export const lineStatuses = ['logged', 'duplicate', 'refused'] as const;

export const lineAnswer = z.object({
  line: z.int(),
  status: z.enum(lineStatuses),
  message: z.string().nullable(),
});
export type LineAnswer = z.infer<typeof lineAnswer>;

/** An import of which entries stand in the diary. */
export const pastImport = z.object({
  id: importId,
  source: importSource,
  file_name: z.string(),
  started_at: z.iso.datetime(),
  /** Entries that it logged, less those that were taken back with it. */
  logged: z.int(),
});
export type PastImport = z.infer<typeof pastImport>;

/** Entries that went with one request, and how many of the import are still to go. */
export const importTakenBack = z.object({ removed: z.int(), left: z.int() });
export type ImportTakenBack = z.infer<typeof importTakenBack>;
