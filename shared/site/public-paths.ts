/** Slugs of the blog posts, newest first. Each is the last part of its URL. */
export const postSlugs = [
  'what-a-calorie-count-can-tell-you',
  'photograph-a-meal-so-it-can-be-weighed',
  'how-much-protein-is-enough',
  'fibre-the-number-most-days-miss',
  'read-the-trend-not-the-scale',
  'a-food-diary-that-lasts',
] as const;

export type PostSlug = (typeof postSlugs)[number];

/** Paths of the prerendered pages without app code. CloudFront serves one file for each. */
export const publicPaths = [
  '/',
  '/pricing',
  '/about',
  '/blog',
  ...postSlugs.map((slug) => `/blog/${slug}` as const),
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/cancel',
  '/withdraw',
  '/newsletter',
] as const;

export type PublicPath = (typeof publicPaths)[number];

/**
 * Returns the file of a public page in the built site.
 * @example fileOf('/blog') // 'blog.html'
 */
export const fileOf = (path: PublicPath): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Placeholder for the environment's origin in the built pages, replaced by the deployment, so that one build works
 * everywhere.
 */
export const ORIGIN_MARK = 'https://origin.invalid';

/** Placeholder for the environment's support address in the built pages. */
export const SUPPORT_MARK = 'support@origin.invalid';
