import { SUPPORT_MARK } from './public-paths.ts';

/*
 * Company details for the public pages and legal texts, to be filled in before the launch. A deployment to production
 * warns until then.
 */

/** Whether the details below were filled in. */
export const COMPANY_CONFIRMED = false;

/** The contracting party of the legal texts: registered name, street, town and register. */
export const COMPANY = 'Platewise, New York, NY, USA';

/** The founder's name (decision D15), once there is one to name. */
export const FOUNDER = 'the Platewise team';

export const LOCATION = 'New York';

/** Contact address (PAGES-12), set by the deployment for each environment. */
export const SUPPORT_EMAIL = SUPPORT_MARK;

export const SUPPORT_HOURS = 'Mon-Fri 9 AM-6 PM EST';
