/** Paths of the app's pages. */
export const paths = {
  home: '/',
  auth: '/auth',
  dashboard: '/dashboard',
  voiceLogger: '/voice-logger',
  planTomorrow: '/plan-tomorrow',
  setNewGoal: '/set-new-goal',
  healthCheck: '/health-check',
  aiCoach: '/ai-coach',
  /** Friends and their shared meals. */
  social: '/social',
  profile: '/profile',
  profilePrivacy: '/profile/privacy',
  profileNotifications: '/profile/notifications',
  profileSecurity: '/profile/security',
  profileBilling: '/profile/billing',
  profileData: '/profile/data',
  profileApi: '/profile/api',
  agents: '/agents',
  sdr: '/agents/sdr',
  executive: '/agents/executive',
  operations: '/agents/operations',
  amplifier: '/agents/amplifier',
  money: '/agents/money',
  pricing: '/pricing',
  /** API documentation for users' own programs. */
  apiDocs: '/api-docs',
  /** Stripe's return path after a payment. */
  paymentSuccess: '/payment-success',
  /** Redirect target of password reset emails. */
  redirect: '/redirect',
  resetPassword: '/reset-password',
  /** Unsubscribe link of weekly emails. */
  unsubscribe: '/unsubscribe',
  /** Link in the email about a changed address. */
  undoEmail: '/undo-email',
  /** Link in the email about a decision of staff. Works while the account is blocked. */
  appeal: '/appeal',
  /** For staff only; other users see the 404 page. */
  staff: '/staff',
  /** Linked from the public pages, because only the app can sign out. */
  signOut: '/sign-out',
} as const;

/** Paths that require a session. Visitors are asked to sign in at the same path (decision D12). */
export const guardedPaths = [
  paths.dashboard,
  paths.planTomorrow,
  paths.setNewGoal,
  paths.healthCheck,
  paths.aiCoach,
  paths.voiceLogger,
  paths.social,
  paths.profile,
  paths.profilePrivacy,
  paths.profileNotifications,
  paths.profileSecurity,
  paths.profileBilling,
  paths.profileData,
  paths.profileApi,
  paths.agents,
  paths.sdr,
  paths.executive,
  paths.operations,
  paths.amplifier,
  paths.money,
] as const;
