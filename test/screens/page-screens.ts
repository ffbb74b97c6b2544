import { publicPaths } from '#shared/site/public-paths.ts';
import { openTab } from '../journeys/journey.ts';
import type { Screen, Viewer } from './screen.ts';

const tabs = [
  'Dashboard',
  'Log Food',
  'Scan Food',
  'Diary',
  'AI Assistant',
  'Voice Logger',
  'Smart Insights',
  'Fasting Timer',
  'Subscription',
  'Refer Friends',
  'Profile',
];

const pages: Record<string, string> = {
  'Plan Tomorrow': '/plan-tomorrow',
  'Profile: API': '/profile/api',
  'AI Coach': '/ai-coach',
  'Set New Goal': '/set-new-goal',
  'Health Check': '/health-check',
  'Social Feed': '/social',
  'AI Agents': '/agents',
  'SDR agent': '/agents/sdr',
  'Executive assistant': '/agents/executive',
  'Operations agent': '/agents/operations',
  'Amplifier agent': '/agents/amplifier',
  'Money agent': '/agents/money',
};

/** Returns all tabs and pages of the app as one user sees them. */
const appOf = (group: string, viewer: Viewer, data?: Screen['data']): Screen[] => [
  ...tabs.map((name): Screen => ({
    name,
    group,
    viewer,
    at: '/dashboard',
    open: (page) => openTab(page, name),
    ...(data && { data }),
  })),
  ...Object.entries(pages).map(([name, at]): Screen => ({ name, group, viewer, at, ...(data && { data }) })),
];

/** Users at risk are not offered the fasting timer (decision D49). */
const isOfferedAtRisk = ({ name }: Screen): boolean => name !== 'Fasting Timer';

const ofVisitors: Screen[] = [
  ...publicPaths,
  '/auth',
  '/reset-password',
  '/redirect',
  '/api-docs',
  '/voice-logger',
  '/social',
  '/payment-success',
  '/unsubscribe',
  '/undo-email',
  '/appeal',
  '/nowhere',
].map((at) => ({
  name: at === '/' ? 'Landing page' : at.slice(1),
  group: 'Public pages',
  viewer: 'visitor',
  at,
}));

/** Every page: full, on the Free plan, empty, for a user at risk, loading and failed. */
export const pageScreens: Screen[] = [
  ...ofVisitors,
  ...appOf('Full', 'demo'),
  ...appOf('Free plan', 'free'),
  ...appOf('Empty', 'newcomer'),
  ...appOf('At risk', 'at-risk').filter(isOfferedAtRisk),
  ...appOf('Loading', 'demo', 'loading'),
  ...appOf('Error', 'demo', 'error'),
];
