export { creditChangeLabel, signed } from './credit-change-labels.ts';
export { CreditCost } from './credit-cost.tsx';
export { creditQueries } from './credit-queries.ts';
export { useIsUnlimited } from './use-is-unlimited.ts';
