import type { ReactNode } from 'react';
import type { PostSlug } from '#shared/site/public-paths.ts';

export const categories = ['Numbers', 'Photos', 'Nutrients', 'Habits'] as const;
type Category = (typeof categories)[number];

interface Source {
  /** Author, title, publisher and date. */
  text: string;
  href: string;
}

/** A blog post. */
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
