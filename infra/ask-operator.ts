import { createInterface } from 'node:readline/promises';

/** Asks the operator in the terminal. @returns the typed line */
export const askOperator = async (question: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
};
