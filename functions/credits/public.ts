/** Public interface of this feature: everything that other features may import. */
export type { KnownRows } from './account-repository.ts';
export type { Charge, Payer } from './charge.ts';
export { createCreditGrantEntity } from './credit-grant-entity.ts';
export { creditParts, openCharge, openGrants, openHolds } from './credit-services.ts';
export { createCreditsEntity } from './credits-entity.ts';
export type { GrantRepository } from './grant-repository.ts';
export { createHistoryRepository, type HistoryRepository } from './history-repository.ts';
export type { Holds } from './holds.ts';
export type { Ledger } from './ledger.ts';
export { createReadBalance, type ReadBalance } from './read-balance.ts';
