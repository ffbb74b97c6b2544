/** Public interface of this feature: everything that other features may import. */
export { createWeeklyEmailRepository } from './weekly-mail/weekly-mail-repository.ts';
