import * as z from 'zod';
import { entryId } from '../food-entries/entry-id.ts';
import { mealType } from '../food-entries/meal-type.ts';
import { plannedMealId } from '../meal-plans/schema.ts';
import { localDate, timeZone } from '../time/local-date.ts';

/** `ai_coach`: the coach of /ai-coach. `voice_interaction`: the AI Assistant, open to everybody (decision D40). */
export const coachContexts = ['ai_coach', 'voice_interaction'] as const;
export type CoachContext = (typeof coachContexts)[number];

/** Longest question. Characters. */
export const MAX_COACH_MESSAGE = 2_000;

/** Made by the window that asks: names a question with its answer. */
export const turnId = z.ulid('This is not the id of a question.');

/** A question to the coach or the assistant. */
export const coachQuestion = z.strictObject({
  message: z.string().trim().min(1, 'Please ask something.').max(MAX_COACH_MESSAGE),
  /** The caller's own id; anybody else's is refused. */
  userId: z.string().min(1).max(128).optional(),
  context: z.enum(coachContexts),
  turn_id: turnId.optional(),
  /** The window's socket, as its `hello` named it: the answer is sent there as it is written. */
  connection_id: z.string().min(1).max(128).optional(),
  /** Decides which day is today, and the day of what is logged. Missing: the profile's. */
  time_zone: timeZone.optional(),
  /** It was said, not typed: a meal that it logs is one logged by voice. */
  spoken: z.literal(true).optional(),
});
export type CoachQuestion = z.output<typeof coachQuestion>;

/** What a turn really wrote, read back; enough to show it. `POST /api/coach/undo` takes it back. */
export const writtenThing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('entry'),
    id: entryId,
    food_name: z.string(),
    /** kcal */
    calories: z.number(),
    meal_type: mealType,
    local_date: localDate,
  }),
  z.object({
    kind: z.literal('planned_meal'),
    id: plannedMealId,
    food_name: z.string(),
    /** kcal */
    calories: z.number(),
    meal_type: mealType,
    local_date: localDate,
    /** HH:MM */
    time: z.string(),
  }),
]);
export type WrittenThing = z.infer<typeof writtenThing>;

/** Where advice comes from. */
export const coachSource = z.object({ title: z.string(), url: z.url({ protocol: /^https$/ }).nullable() });
export type CoachSource = z.infer<typeof coachSource>;

/** `rules`: from the person's own data and the food table, without a language model; it costs nothing. */
export const coachEngines = ['model', 'rules'] as const;

export const coachAnswer = z.object({
  /** Empty: there was no useful answer. */
  response: z.string(),
  engine: z.enum(coachEngines),
  turn_id: turnId,
  written: z.array(writtenThing),
  sources: z.array(coachSource).default([]),
  /** The person's credits or the provider's quota are used up: a model would have answered. */
  quota_exceeded: z.boolean().optional(),
  /** A model would have answered, but the person was never asked whether words may go to one (decision D45). */
  consent_needed: z.boolean().optional(),
});
export type CoachAnswer = z.infer<typeof coachAnswer>;

/** A message of the chat. A turn is one of `user` and one of `ai`. */
export const coachMessage = z.object({
  id: z.string(),
  turn_id: turnId,
  type: z.enum(['user', 'ai']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** Of the `ai` alone. */
  engine: z.enum(coachEngines).optional(),
  written: z.array(writtenThing).optional(),
  sources: z.array(coachSource).optional(),
  /** What was written was taken back. */
  is_undone: z.boolean().optional(),
});
export type CoachMessage = z.infer<typeof coachMessage>;

/** The newest messages, oldest of them first. */
export const coachHistory = z.object({
  messages: z.array(coachMessage),
  /** There are earlier ones, before the first of these. */
  has_more: z.boolean(),
});
export type CoachHistory = z.infer<typeof coachHistory>;

/** What came of taking back. What was changed since it was written stays. */
export const coachUndone = z.object({
  turn_id: turnId,
  /** Ids of what is gone, also when it was gone before. */
  undone: z.array(z.string()),
  /** Ids of what was changed meanwhile. */
  kept: z.array(z.string()),
});
export type CoachUndone = z.infer<typeof coachUndone>;
