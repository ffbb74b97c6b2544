export { dashboardQueries } from './dashboard-queries.ts';
