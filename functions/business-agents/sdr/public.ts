/** Public interface of this feature: everything that other features may import. */
export { createLeadsRepository, type LeadsRepository } from './leads/leads-repository.ts';
export { createSalesActions, type SalesActions } from './sales-actions.ts';
