import type { Action } from '../action.ts';
import { checklist } from './checklist.ts';
import { overdue } from './overdue.ts';
import { prioritise } from './prioritise.ts';
import { schedule } from './schedule.ts';
import { summarise } from './summarise.ts';

/** Actions by their names in `shared/business-agents/agents/actions/operations.ts`. */
export const operationsActions: Readonly<Record<string, Action>> = {
  summarise,
  schedule,
  checklist,
  prioritise,
  overdue,
};
