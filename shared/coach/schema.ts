import * as z from 'zod';
import { entryId } from '../food-entries/entry-id.ts';
import { mealType } from '../food-entries/meal-type.ts';
import { plannedMealId } from '../meal-plans/schema.ts';
import { helpLine, referKind } from '../safety/refer.ts';
import { localDate, timeZone } from '../time/local-date.ts';

/** `ai_coach`: the coach of /ai-coach. `voice_interaction`: the AI assistant, available to all users (decision D40). */
const coachContexts = ['ai_coach', 'voice_interaction'] as const;
export type CoachContext = (typeof coachContexts)[number];

/** Maximum length of a question, in characters. */
export const MAX_COACH_MESSAGE = 2_000;

/** Created by the client to identify a question and its answer. */
export const turnId = z.ulid('Invalid question ID.');

/** A question to the coach or the assistant. */
export const coachQuestion = z.strictObject({
  message: z.string().trim().min(1, 'Enter a question.').max(MAX_COACH_MESSAGE),
  /** The caller's own ID; any other is rejected. */
  userId: z.string().min(1).max(128).optional(),
  context: z.enum(coachContexts),
  turn_id: turnId.optional(),
  /** Connection ID from the socket's `hello` message: the answer is streamed to it. */
  connection_id: z.string().min(1).max(128).optional(),
  /** Determines which day is today, and the day of logged meals. Defaults to the profile's. */
  time_zone: timeZone.optional(),
  /** Set if the question was spoken: a meal it logs counts as logged by voice. */
  spoken: z.literal(true).optional(),
  /** Set if the message answers the coach's question of a turn by one of its buttons. */
  answers: z.strictObject({ turn_id: turnId, option: z.int().min(0).max(9) }).optional(),
});
export type CoachQuestion = z.output<typeof coachQuestion>;

/** The fields of an entry that are shown. */
const shownEntry = {
  id: entryId,
  food_name: z.string(),
  /** kcal. */
  calories: z.number(),
  meal_type: mealType,
  local_date: localDate,
};

/** What a turn wrote, with enough fields to show it. `POST /api/coach/undo` undoes it. */
const writtenThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), ...shownEntry }),
  z.object({ kind: z.literal('changed_entry'), ...shownEntry }),
  z.object({ kind: z.literal('removed_entry'), ...shownEntry }),
  z.object({
    kind: z.literal('water'),
    id: z.string(),
    /** ml. */
    milliliters: z.int(),
    local_date: localDate,
  }),
  z.object({
    kind: z.literal('weight'),
    id: z.string(),
    /** kg. */
    weight: z.number(),
    local_date: localDate,
  }),
  z.object({
    kind: z.literal('planned_meal'),
    id: plannedMealId,
    food_name: z.string(),
    /** kcal. */
    calories: z.number(),
    meal_type: mealType,
    local_date: localDate,
    /** HH:MM. */
    time: z.string(),
  }),
]);
export type WrittenThing = z.infer<typeof writtenThing>;

/** A question before a write: the turn's message asks it, and the options are its buttons. */
const coachProposal = z.object({
  /** `confirm`: one option, to log or not. `choice`: one of several. */
  kind: z.enum(['confirm', 'choice']),
  options: z.array(z.string()),
  /** Text for the message field if the user wants to change it. */
  draft: z.string(),
  expires_at: z.iso.datetime(),
});
export type CoachProposal = z.infer<typeof coachProposal>;

/** The source of advice. */
const coachSource = z.object({ title: z.string(), url: z.url({ protocol: /^https$/ }).nullable() });
export type CoachSource = z.infer<typeof coachSource>;

/** `rules`: answered from the user's data and the food table without a language model, free of charge. */
export const coachEngines = ['model', 'rules'] as const;

/** What the user mentioned about diet and allergies and can save to the profile (decision D48). */
const dietOffer = z.object({
  diet: z.string().nullable(),
  allergens: z.array(z.string()).readonly(),
  conditions: z.array(z.string()).readonly(),
});

export const coachAnswer = z.object({
  /** Empty if there is no useful answer. */
  response: z.string(),
  engine: z.enum(coachEngines),
  turn_id: turnId,
  written: z.array(writtenThing),
  sources: z.array(coachSource).default([]),
  /** Whom the answer refers the user to. Answers stored before this field existed have none. */
  refer: referKind.optional(),
  /** Phone numbers for the user's country, if the answer refers to someone. */
  help: z.array(helpLine).optional(),
  /** Set if the coach asks before it writes. */
  proposal: coachProposal.optional(),
  /** Earlier turns whose writes this one undid. */
  undone_turns: z.array(turnId).optional(),
  /** The daily energy goal that the turn saved, kcal. */
  saved_goal: z.int().optional(),
  /** Set if a model would have answered but the user's credits or the provider's quota are used up. */
  quota_exceeded: z.boolean().optional(),
  /** Set if a model would have answered but the user has not decided about AI yet (decision D45). */
  consent_needed: z.boolean().optional(),
  /** Missing if nothing new was mentioned. */
  diet_offer: dietOffer.optional(),
  /** Set if the user stopped the model: `response` is the part that was shown, and empty if none was. */
  is_stopped: z.literal(true).optional(),
});
export type CoachAnswer = z.infer<typeof coachAnswer>;

/** A message of the chat. A turn consists of one by `user` and one by `ai`. */
export const coachMessage = z.object({
  id: z.string(),
  turn_id: turnId,
  type: z.enum(['user', 'ai']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** Only for messages by `ai`. */
  engine: z.enum(coachEngines).optional(),
  written: z.array(writtenThing).optional(),
  sources: z.array(coachSource).optional(),
  refer: referKind.optional(),
  help: z.array(helpLine).optional(),
  proposal: coachProposal.optional(),
  /** Whether the user stopped the model before the end. */
  is_stopped: z.boolean().optional(),
  /** Whether the writes were undone. */
  is_undone: z.boolean().optional(),
});
export type CoachMessage = z.infer<typeof coachMessage>;

/** A request to stop a reply. Sending it again changes nothing. */
export const coachStop = z.strictObject({
  turn_id: turnId,
  /** Number of pieces (`coach_token`) that the tab shows: only they are kept. */
  pieces: z.int().min(0).max(10_000),
});

/** The newest messages, oldest first. */
export const coachHistory = z.object({
  messages: z.array(coachMessage),
  /** Whether there are earlier messages. */
  has_more: z.boolean(),
});
export type CoachHistory = z.infer<typeof coachHistory>;

/** Result of an undo. Items changed since then stay. */
export const coachUndone = z.object({
  turn_id: turnId,
  /** IDs of the deleted items, now or before. */
  undone: z.array(z.string()),
  /** IDs of items that changed in the meantime. */
  kept: z.array(z.string()),
});
export type CoachUndone = z.infer<typeof coachUndone>;
