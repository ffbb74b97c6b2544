/** Addresses of the app's pages. */
export const paths = {
  home: '/',
  auth: '/auth',
  dashboard: '/dashboard',
} as const;
