import { create } from 'zustand';
import { ApiError } from './api-error.ts';

/** That an AI action was refused because credits were too few. */
export interface InsufficientCredits {
  balance: number;
  cost: number;
  /** When the month's credits are whole again; null where the answer did not tell. */
  resetsAt: string | null;
}

/** The shortage that the person is being told of. */
export const useInsufficientCredits = create<{ shortage: InsufficientCredits | null }>(() => ({
  shortage: null,
}));

/** Any AI action may meet it, from any screen: the window with the ways on opens over it. */
export const reportInsufficientCredits = ({ details }: ApiError): void => {
  const told = (name: string): string | undefined => details.find(({ field }) => field === name)?.message;
  const shortage = {
    balance: Number(told('balance') ?? 0),
    cost: Number(told('cost') ?? 0),
    resetsAt: told('resets_at') ?? null,
  };
  useInsufficientCredits.setState({ shortage });
};

/** Whether a window tells of it already: a toast would say it twice. */
export const isInsufficientCredits = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CREDITS_EXHAUSTED';

export const clearInsufficientCredits = (): void => useInsufficientCredits.setState({ shortage: null });
