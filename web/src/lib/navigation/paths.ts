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
  /** Friends, and the meals that they share. */
  social: '/social',
  agents: '/agents',
  sdr: '/agents/sdr',
  executive: '/agents/executive',
  operations: '/agents/operations',
  amplifier: '/agents/amplifier',
  money: '/agents/money',
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
  /** For who is staff; to everybody else there is no such page. */
  staff: '/staff',
  /** Where the public pages lead who signs out there: only the app can. */
  signOut: '/sign-out',
} as const;

/**
 * Addresses of a person's own pages. They ask an anonymous person to sign in, at the same address (decision D12).
 */
export const guardedPaths = [
  paths.dashboard,
  paths.planTomorrow,
  paths.setNewGoal,
  paths.healthCheck,
  paths.aiCoach,
  paths.voiceLogger,
  paths.social,
  paths.agents,
  paths.sdr,
  paths.executive,
  paths.operations,
  paths.amplifier,
  paths.money,
] as const;
