import { AUTH_JS_BYTES, DASHBOARD_JS_BYTES, SITE_JS_BYTES } from '#test/support/weigh-load.ts';
import { type Walk, walkDashboard, walkFrontPage, walkPrices, walkReset, walkSignIn } from './walks.ts';

/** A page whose first load and response times are measured. */
export interface MeasuredPage {
  /** As in the report. */
  name: string;
  path: string;
  /** Languages of the browser; default: English. */
  locale?: string;
  isSignedIn?: boolean;
  /** Maximum JavaScript of the first load, in bytes, gzipped. */
  jsBytes: number;
  /** Minimum Lighthouse performance score on a phone; pages without it are only weighed. */
  score?: number;
  /** Interactions whose response time is measured. */
  walk?: Walk;
}

const RESET_LINK = '/reset-password?access_token=user&refresh_token=code';

/** Add a row for a new page. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'Landing', path: '/', jsBytes: SITE_JS_BYTES, score: 98, walk: walkFrontPage },
  { name: 'Pricing', path: '/pricing', jsBytes: SITE_JS_BYTES, score: 98, walk: walkPrices },
  { name: 'Auth', path: '/auth', jsBytes: AUTH_JS_BYTES, score: 95, walk: walkSignIn },
  { name: 'Auth, German', path: '/auth', locale: 'de-DE', jsBytes: AUTH_JS_BYTES },
  { name: 'Reset', path: RESET_LINK, jsBytes: AUTH_JS_BYTES, walk: walkReset },
  { name: 'Reset, German', path: RESET_LINK, locale: 'de-DE', jsBytes: AUTH_JS_BYTES },
  {
    name: 'Dashboard',
    path: '/dashboard',
    isSignedIn: true,
    jsBytes: DASHBOARD_JS_BYTES,
    score: 95,
    walk: walkDashboard,
  },
];
