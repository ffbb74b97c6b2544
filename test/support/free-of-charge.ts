import type { Charge } from '#functions/credits/charge.ts';

/** Charges that set nothing aside, and note for what credits would have been spent. */
export const createNotedCharge = () => {
  const spentOn: string[] = [];
  const charge: Charge = {
    answered: async () => undefined,
    run: async (_payer, action, work) => {
      const { answer, isUseful } = await work();
      if (isUseful) spentOn.push(action);
      return answer;
    },
  };
  return { charge, spentOn };
};
