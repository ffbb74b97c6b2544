import { SUPPORT_MARK } from '#shared/site/public-paths.ts';

/** Where people reach us (PAGES-12): each stage has its own, which the deployment fills in. */
export const SUPPORT_EMAIL = SUPPORT_MARK;
export const SUPPORT_HOURS = 'Mon-Fri 9 AM-6 PM EST';
/** The company that the legal texts name; its street and register follow with the launch. */
export const COMPANY = 'Platewise, New York, NY, USA';
