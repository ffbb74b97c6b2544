import type { MealRequest } from '#shared/coach/intent/read-meals.ts';
import type { Edit } from '#shared/coach/intent/edit.ts';
import { json, number } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

type Change = Extract<Edit, { kind: 'change' }>;

/** A write that waits for the user's confirmation, with everything it needs. A change is read from its message again. */
export type ProposedAction =
  | { kind: 'log'; meal: MealRequest }
  | { kind: 'plan'; meal: MealRequest }
  | { kind: 'remove'; ids: string[] }
  /** kg. */
  | { kind: 'weight'; date: string; weight: number }
  /** kcal per day. */
  | { kind: 'goal'; calories: number }
  | {
      kind: 'change';
      id: string;
      message: string;
      /** The change as a model read it, for one food of the entry or, without an index, the whole. */
      change?: Change;
      item?: number | null;
    };

/** One button of a proposal. */
export interface ProposalOption {
  label: string;
  actions: ProposedAction[];
}

/** A question of the coach that the user can answer with yes, no, or one of its options. */
export interface Proposal {
  /** The turn that asked. */
  turn_id: string;
  options: ProposalOption[];
  /** Seconds since 1970. */
  expires_at: number;
}

/** A recent turn that wrote something. */
export interface RecentWrite {
  turn_id: string;
  /** IDs of the entries it wrote or changed. */
  entries: string[];
  /** Seconds since 1970. */
  at: number;
}

/** What the coach and the assistant remember between turns: the open question, and what was written last. */
export const createCoachStateEntity = defineUserEntity(
  'coach_state',
  {
    proposal: json<Proposal | null>(),
    /** Newest first. */
    recent: json<RecentWrite[]>(),
    /** Increased with each change, as a condition of the next one. */
    version: number,
    expires_at: number,
  },
  () => 'coach-state',
);
