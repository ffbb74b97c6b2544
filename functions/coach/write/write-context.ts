import type { CoachQuestion } from '#shared/coach/schema.ts';
import type { DietConstraints } from '#shared/diet/read-diet.ts';
import type { Facts } from '#shared/facts/facts.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { RecallCorrections } from '../recall-corrections.ts';
import type { CoachState } from '../state/coach-state.ts';
import type { UndoRepository } from './undo-repository.ts';
import type { UserRows } from '../user-context-repository.ts';
import type { WriteWords } from './reply-words.ts';
import type { RequestedWrites } from './requested-writes.ts';

/** Everything that the rules need to answer a request to write. */
export interface WriteContext {
  user_id: string;
  question: Pick<CoachQuestion, 'message' | 'context' | 'answers'>;
  facts: Facts;
  /** The entries of the last days, newest first, as stored. */
  entries: readonly FoodEntry[];
  state: CoachState;
  /** The newest turn of the chat; null for the assistant, which stores none. */
  lastTurn: string | null;
  foods: FoodKnowledge;
  /** What the user avoids. */
  constraints: DietConstraints;
  recall: RecallCorrections;
  profile: UserRows['profile'];
  /** Whether the user's plan includes meal plans, and the coach writes them here. */
  mayPlan: boolean;
  words: WriteWords;
  now: Date;
  /** IANA name. */
  zone: string;
  wanted: RequestedWrites;
  undo: Pick<UndoRepository, 'written' | 'standing'>;
}
