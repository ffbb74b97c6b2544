import type { Charge } from '#functions/credits/charge.ts';

/** Creates charges that hold nothing and record the spent actions. */
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
