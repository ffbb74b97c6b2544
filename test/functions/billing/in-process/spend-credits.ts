import { creditParts } from '#functions/credits/credit-services.ts';
import { systemClock } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { reserved, settled } from '#shared/credits/spending.ts';

/** Spends credits like an AI action of any cost. @returns false if they are insufficient: then nothing is spent */
export const spendCredits = (table: Table, userId: string, cost: number): Promise<boolean> =>
  creditParts(table, systemClock).ledger.change(userId, ({ account }) => {
    const taken = reserved(account, cost);
    if (taken === null) return { account, answer: false };
    const entry = { reason: 'spent' as const, action: 'photo_analysis' as const, amount: -cost };
    return { account: settled(taken.account, taken.taken), entry, answer: true };
  });
