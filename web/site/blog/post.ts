import type { ReactNode } from 'react';
import type { PostSlug } from '#shared/site/public-paths.ts';

export const categories = ['Numbers', 'Photos', 'Nutrients', 'Habits'] as const;
export type Category = (typeof categories)[number];

export interface Source {
  /** Who, what, where, when. */
  text: string;
  href: string;
}

/** A post of the blog. */
export interface Post {
  slug: PostSlug;
  title: string;
  /** One or two sentences for lists and search engines. */
  summary: string;
  category: Category;
  /** YYYY-MM-DD */
  published: string;
  body: ReactNode;
  sources: readonly Source[];
}
