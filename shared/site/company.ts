import { SUPPORT_MARK } from './public-paths.ts';

/*
 * All that the public pages and the legal texts say of the company, to be filled in before a launch. A deploy to
 * production warns until that is done.
 */

/** Whether somebody has filled in what stands below. */
export const COMPANY_CONFIRMED = false;

/** Who the legal texts are a contract with: the name as registered, street, town and register belong here. */
export const COMPANY = 'Platewise, New York, NY, USA';

/** Who is named as the founder (decision D15): a name once there is one to name. */
export const FOUNDER = 'the Platewise team';

export const LOCATION = 'New York';

/** Where people reach us (PAGES-12): each stage has its own, which the deployment fills in. */
export const SUPPORT_EMAIL = SUPPORT_MARK;

export const SUPPORT_HOURS = 'Mon-Fri 9 AM-6 PM EST';
