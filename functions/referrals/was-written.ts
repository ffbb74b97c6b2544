import { ConditionsFailed } from '../platform/table/transact.ts';

/** Returns whether a write succeeded: false if it was done before or a user is gone. @throws other errors */
export const wasWritten = async (write: Promise<void>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionsFailed) return false;
    throw error;
  }
};
