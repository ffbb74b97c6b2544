import type { CoachQuestion } from '#shared/coach/schema.ts';
import type { Wish } from '#shared/coach/wish.ts';
import type { Facts } from '#shared/facts/facts.ts';
import type { Language } from '#shared/language/languages.ts';
import type { FoodKnowledge } from '#shared/nutrition/food-knowledge.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { PersonRows } from './person-repository.ts';
import type { RecallSaid } from './recall-said.ts';
import type { CoachTurn } from './turns-repository.ts';
import type { WantedWrites } from './write/wanted-writes.ts';

/** A question with all that is known for its answer. */
export interface Turn {
  user_id: string;
  question: CoachQuestion;
  turn_id: string;
  idempotency: Idempotency;
  deadline: AbortSignal;
  /** What may be written. */
  wish: Wish;
  rows: PersonRows;
  facts: Facts;
  foods: FoodKnowledge;
  /** Foods as the person corrected the same words before. */
  recall: RecallSaid;
  /** Newest first. */
  history: readonly CoachTurn[];
  now: Date;
  /** Of the page that asks. */
  language: Language;
  /** IANA name. */
  zone: string;
  /** Where the newest turn of the chat stands, 0 in an empty one; null: this one is not kept. */
  newest: number | null;
  newWanted: () => WantedWrites;
}
