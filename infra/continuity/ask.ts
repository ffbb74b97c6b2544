import { createInterface } from 'node:readline/promises';

/** Asks the operator to type a word. @returns whether it was typed */
export const isConfirmed = async (question: string, word: string): Promise<boolean> => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(`${question} Type "${word}" to confirm: `)).trim() === word;
  } finally {
    lines.close();
  }
};
