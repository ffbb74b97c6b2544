import { askOperator } from '../ask-operator.ts';

/** Asks the operator to type a word. @returns whether it was typed */
export const isConfirmed = async (question: string, word: string): Promise<boolean> =>
  (await askOperator(`${question} Type "${word}" to confirm: `)).trim() === word;
