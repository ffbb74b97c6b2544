import * as z from 'zod';
import { nameText } from '../language/name-text.ts';
import { entryId } from '../food-entries/entry-id.ts';
import { mealType } from '../food-entries/meal-type.ts';
import { MAX_NOTE_LENGTH } from '../food-entries/schema.ts';
import { foodItems } from '../nutrition/values/food-item.ts';
import { timeZone } from '../time/local-date.ts';
import { weighedDate, weightSave } from '../weights/schema.ts';
import { MAX_WATER_ML } from '../diary/schema.ts';

/** Trackers whose exports are supported. `platewise`: the product's own export. */
export const importSources = [
  'myfitnesspal',
  'cronometer',
  'loseit',
  'macrofactor',
  'fatsecret',
  'samsung-health',
  'apple-health',
  'platewise',
] as const;
const importSource = z.enum(importSources);
export type ImportSource = z.infer<typeof importSource>;

/** Maximum number of lines per request, to keep response times short. */
export const MAX_IMPORT_LINES = 200;

/** Maximum number of days per request, to fit in one transaction. */
export const MAX_MEASURED_DAYS = 24;

/** Maximum number of identical lines per day. */
export const MAX_OCCURRENCES = 1_000;

/** Created by the client for all requests of an import, so that they can be undone together. Sortable by start time. */
export const importId = z.ulid('Invalid import ID.');

/** Any number in a file. Implausible values are rejected per line. */
const figure = z.number().min(-1e9).max(1e9).nullable();

/** What the product's own export adds to a line, so that the entry is restored as it was. */
const original = z.strictObject({
  /** The entry keeps its ID, by which it is recognized in this account and in any other. */
  id: entryId,
  logged_at: z.iso.datetime(),
  time_zone: timeZone,
  confidence_score: z.number().min(0).max(1).nullable(),
  items: foodItems.nullable(),
  /** Whether the export has its photo. */
  has_photo: z.boolean(),
});

/**
 * A parsed line of a file. Only its format is validated here: a line that cannot be logged is reported individually
 * (`validateLine`) and does not block the others.
 */
export const importLine = z.strictObject({
  /** Line number in the file, starting at 1. */
  line: z.int().min(1).max(10_000_000),
  /** How many identical lines precede it, including itself: two equal coffees on a day are two entries. */
  occurrence: z.int().min(1).max(MAX_OCCURRENCES),
  local_date: z.string().max(40),
  /** Local time, `HH:MM`; defaults to the meal's usual time. */
  time: z.string().max(40),
  meal_type: mealType,
  food_name: z.string().max(1_000),
  serving_size: z.string().max(1_000).nullable(),
  /** kcal. */
  calories: figure,
  /** g. */
  protein: figure,
  carbs: figure,
  fat: figure,
  fiber: figure,
  sugar: figure,
  /** mg. */
  sodium: figure,
  note: z.string().max(MAX_NOTE_LENGTH).nullable().optional(),
  original: original.optional(),
});
export type ImportLine = z.infer<typeof importLine>;

/** Request to import lines, or a part of them. */
export const newImport = z.strictObject({
  id: importId,
  source: importSource,
  file_name: nameText(200, 'Enter a file name.'),
  time_zone: timeZone,
  entries: z
    .array(importLine)
    .min(1, 'Send at least one line.')
    .max(MAX_IMPORT_LINES, `Send up to ${MAX_IMPORT_LINES} lines at once.`),
});
export type NewImport = z.output<typeof newImport>;

/** `duplicate`: logged by an earlier import. `refused`: `message` has the reason. */
const lineStatuses = ['logged', 'duplicate', 'refused'] as const;

export const lineAnswer = z.object({
  line: z.int(),
  status: z.enum(lineStatuses),
  message: z.string().nullable(),
  /** The entry exists without the photo that the file has. */
  lacks_photo: z.literal(true).optional(),
});
export type LineAnswer = z.infer<typeof lineAnswer>;

/** An import with entries in the diary. */
export const pastImport = z.object({
  id: importId,
  source: importSource,
  file_name: z.string(),
  started_at: z.iso.datetime(),
  /** Number of logged entries minus those that were undone. */
  logged: z.int(),
});
export type PastImport = z.infer<typeof pastImport>;

/** Number of entries deleted by a request, and of those left. */
export const importUndone = z.object({ removed: z.int(), left: z.int() });
export type ImportUndone = z.infer<typeof importUndone>;

/** Weights and water of days. */
export const newMeasurements = z.strictObject({
  id: importId,
  source: importSource,
  file_name: newImport.shape.file_name,
  time_zone: timeZone,
  days: z
    .array(
      z.strictObject({
        date: weighedDate,
        /** kg. */
        weight: weightSave.shape.weight.nullable(),
        water_ml: z.int().min(1).max(MAX_WATER_ML).nullable(),
      }),
    )
    .min(1, 'Send at least one day.')
    .max(MAX_MEASURED_DAYS, `Send up to ${MAX_MEASURED_DAYS} days at once.`),
});
export type NewMeasurements = z.output<typeof newMeasurements>;
export type MeasuredDay = NewMeasurements['days'][number];

/** Number of days that had no weight or no water yet and have it now. */
export const measurementsLogged = z.object({ weights: z.int(), water: z.int() });
export type MeasurementsLogged = z.infer<typeof measurementsLogged>;

/** Request to show an uploaded photo on an imported entry. `image` is the key of the upload. */
export const importedPhoto = z.strictObject({ entry_id: entryId, image: z.string().min(1).max(200) });
