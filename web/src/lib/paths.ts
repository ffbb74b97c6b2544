/** Addresses of the app's pages. */
export const paths = {
  home: '/',
  auth: '/auth',
  dashboard: '/dashboard',
  /** Where the mailed reset link leads first. */
  redirect: '/redirect',
  resetPassword: '/reset-password',
} as const;
