/** Slugs of the blog's posts, the newest first. Each is the last part of its address. */
export const postSlugs = [
  'what-a-calorie-count-can-tell-you',
  'photograph-a-meal-so-it-can-be-weighed',
  'how-much-protein-is-enough',
  'fibre-the-number-most-days-miss',
  'read-the-trend-not-the-scale',
  'a-food-diary-that-lasts',
] as const;

export type PostSlug = (typeof postSlugs)[number];

/** Addresses of the pages that are drawn at build and take no app code. The edge hands out one file for each. */
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
  '/newsletter',
] as const;

export type PublicPath = (typeof publicPaths)[number];

/**
 * The file of a public page in the built site.
 * @example fileOf('/blog') // 'blog.html'
 */
export const fileOf = (path: PublicPath): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Stands in the built pages for the origin of the stage, which the deployment fills in: a build serves every stage. */
export const ORIGIN_MARK = 'https://origin.invalid';

/** Stands in the built pages for the stage's support address, like the mark of the origin. */
export const SUPPORT_MARK = 'support@origin.invalid';
