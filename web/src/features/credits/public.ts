export { changeWords, signed } from './change-words.ts';
export { CreditCost } from './credit-cost.tsx';
export { creditQueries } from './credit-queries.ts';
export { useIsUnlimited } from './use-is-unlimited.ts';
