import { create } from 'zustand';
import { ApiError } from './api-error.ts';

/** AI action that was refused because of insufficient credits. */
export interface InsufficientCredits {
  balance: number;
  cost: number;
  /** When the monthly credits are renewed; null if the response did not say. */
  resetsAt: string | null;
}

/** Insufficient credits that are currently shown to the user. `goOn` repeats the action by rules, if it can. */
export const useInsufficientCredits = create<{
  shortage: InsufficientCredits | null;
  goOn: (() => void) | null;
}>(() => ({ shortage: null, goOn: null }));

/** Opens the dialog for insufficient credits, from any screen. */
export const reportInsufficientCredits = ({ details }: ApiError): void => {
  const readDetail = (name: string): string | undefined =>
    details.find(({ field }) => field === name)?.message;
  const shortage = {
    balance: Number(readDetail('balance') ?? 0),
    cost: Number(readDetail('cost') ?? 0),
    resetsAt: readDetail('resets_at') ?? null,
  };
  useInsufficientCredits.setState({ shortage });
};

/** Returns whether a dialog already shows the error, so that no toast is needed. */
export const isInsufficientCredits = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CREDITS_EXHAUSTED';

export const clearInsufficientCredits = (): void =>
  useInsufficientCredits.setState({ shortage: null, goOn: null });
