import type { CoachQuestion } from '#shared/coach/schema.ts';
import type { FindKnowledge } from '#shared/coach/knowledge/find-knowledge.ts';
import type { Wish } from '#shared/coach/intent/wish-of.ts';
import type { DietConstraints } from '#shared/diet/read-diet.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { Facts } from '#shared/facts/facts.ts';
import type { Language } from '#shared/language/languages.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { UserRows } from './user-context-repository.ts';
import type { RecallCorrections } from './recall-corrections.ts';
import type { CoachTurn } from './turns-repository.ts';
import type { RequestedWrites } from './write/requested-writes.ts';

/** A question and everything needed to answer it. */
export interface Turn {
  user_id: string;
  question: CoachQuestion;
  turn_id: string;
  idempotency: Idempotency;
  deadline: AbortSignal;
  /** What may be written. */
  wish: Wish;
  rows: UserRows;
  facts: Facts;
  /** Diet, allergies and dislikes of the profile and the conversation. */
  constraints: DietConstraints;
  foods: FoodKnowledge;
  knowledge: FindKnowledge;
  /** Applies the user's earlier corrections of the same phrases. */
  recall: RecallCorrections;
  /** The entries of the last days, newest first, as stored. */
  entries: readonly FoodEntry[];
  /** Newest first. */
  history: readonly CoachTurn[];
  now: Date;
  /** Language of the page that sent the question. */
  language: Language;
  /** IANA name. */
  zone: string;
  /** Position of the newest turn, 0 in an empty chat, or null if this turn is not stored. */
  newest: number | null;
  newRequestedWrites: () => RequestedWrites;
}
