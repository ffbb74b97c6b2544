import { create } from 'zustand';
import { ApiError } from '#web/lib/api/api-error.ts';

/** The box that asks for a proof, so that only its `ProofPrompt` shows the question. */
export type ProofBox =
  | 'app'
  | 'recovery'
  | 'passkey'
  | 'email'
  | 'export'
  | 'deletion'
  | 'new-token'
  | 'new-webhook'
  | 'revoked-token'
  | `billing ${string}`;

interface Question {
  box: ProofBox;
  answer: (isProven: boolean) => void;
}

/** The pending question for the password or a passkey. */
export const useProofQuestion = create<{ question: Question | null }>()(() => ({ question: null }));

/** Returns whether an error only means that the last sign-in or proof is too old. */
export const isProofNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'FRESH_PROOF_NEEDED';

/** Asks for the password or a passkey in a box. @returns false if the user cancels or closes the box */
export const askForProof = async (box: ProofBox): Promise<boolean> => {
  // Another request is waiting: its question is canceled.
  useProofQuestion.getState().question?.answer(false);
  const isProven = await new Promise<boolean>((answer) =>
    useProofQuestion.setState({ question: { box, answer } }),
  );
  useProofQuestion.setState({ question: null });
  return isProven;
};

/**
 * Sends a request, and repeats it after the user entered their password or used a passkey if the server asks for a fresh proof.
 * @param box contains a `ProofPrompt` of the same name
 * @throws the server's error if the user cancels
 */
export const withFreshProof = async <Result>(box: ProofBox, send: () => Promise<Result>): Promise<Result> => {
  try {
    return await send();
  } catch (error) {
    if (!isProofNeeded(error) || !(await askForProof(box))) throw error;
    return send();
  }
};
