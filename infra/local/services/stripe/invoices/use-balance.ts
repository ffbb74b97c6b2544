/**
 * Applies a customer's balance to an invoice. Credit (a negative balance) is used first; a negative total is added to
 * the credit.
 */
export const useBalance = (total: number, before: number): { amountDue: number; balance: number } => {
  const used = Math.max(0, Math.min(total, -before));
  return { amountDue: Math.max(0, total - used), balance: before + (total < 0 ? total : used) };
};
