/** Public interface of this feature: everything that other features may import. */
export { createWeeklyMailRepository } from './weekly-mail/weekly-mail-repository.ts';
