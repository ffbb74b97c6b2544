import { ConditionsFailed } from '../platform/table/transact.ts';

/** Whether a write was still possible: not done before, and of people who are still there. @throws what else failed */
export const stillPossible = async (write: Promise<void>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionsFailed) return false;
    throw error;
  }
};
