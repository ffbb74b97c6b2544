/** Public interface of this feature: everything that other features may import. */
export {
  createDashboardRepository,
  summaryOfRow,
  type DashboardRepository,
} from './daily-summaries-repository.ts';
export { macroGoalsOf } from './macro-goals.ts';
