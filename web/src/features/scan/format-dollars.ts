/** US dollars with two decimals, e.g. '$6.40'. */
export const formatDollars = (amount: number): string => `$${amount.toFixed(2)}`;
