import { CodedError } from '#shared/errors/coded-error.ts';
import { readActionData } from '../tasks/read-task.ts';
import type { Task } from '../tasks/reading.ts';
import type { Action, ActionContext } from '../action.ts';

/**
 * Reads the data of a known action whose fields have other names or formats, such as 'qty' or '9,99'. Returns data that
 * the action can use, or null.
 */
export const readData = (
  task: Task,
  action: string,
  perform: Action['perform'],
  context: ActionContext,
): unknown => {
  const data = readActionData(task, action);
  if (data === null) return null;
  try {
    perform(data, context);
    return data;
  } catch (error) {
    if (error instanceof CodedError) return null;
    throw error;
  }
};
