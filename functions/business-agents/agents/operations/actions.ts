import type { Action } from '../action.ts';
import { checklist } from './checklist.ts';
import { overdue } from './overdue.ts';
import { prioritise } from './prioritise.ts';
import { schedule } from './schedule.ts';
import { summarise } from './summarise.ts';

/** By the names that `shared/business-agents/agents/actions/operations.ts` gives them. */
export const operationsActions: Readonly<Record<string, Action>> = {
  summarise,
  schedule,
  checklist,
  prioritise,
  overdue,
};
