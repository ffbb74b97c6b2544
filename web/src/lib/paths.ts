/** Addresses of the app's pages. */
export const paths = {
  home: '/',
  auth: '/auth',
  dashboard: '/dashboard',
  voiceLogger: '/voice-logger',
  planTomorrow: '/plan-tomorrow',
  setNewGoal: '/set-new-goal',
  healthCheck: '/health-check',
  aiCoach: '/ai-coach',
  pricing: '/pricing',
  /** What people's own programs may call. */
  apiDocs: '/api-docs',
  /** Where Stripe leads back to after a payment. */
  paymentSuccess: '/payment-success',
  /** Where the mailed reset link leads first. */
  redirect: '/redirect',
  resetPassword: '/reset-password',
  /** Where the link of a weekly mail leads. */
  unsubscribe: '/unsubscribe',
  /** Where the public pages lead who signs out there: only the app can. */
  signOut: '/sign-out',
} as const;

/**
 * Addresses of a person's own pages. They ask an anonymous person to sign in, at the same address (decision D12),
 * whether this version has the page or not.
 */
export const guardedPaths = [
  paths.dashboard,
  paths.planTomorrow,
  paths.setNewGoal,
  paths.healthCheck,
  paths.aiCoach,
  paths.voiceLogger,
  '/social',
  '/agents',
  '/agents/sdr',
  '/agents/executive',
  '/agents/operations',
  '/agents/amplifier',
  '/agents/money',
] as const;
