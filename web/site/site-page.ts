import type { ReactNode } from 'react';
import type { PublicPath } from '#shared/site/public-paths.ts';
import type { Language } from '#shared/language/languages.ts';

/** A page of the public site, in one language. */
export interface SitePage {
  language: Language;
  /** The address in English; null: it has none of its own, like the page for unknown ones. */
  path: PublicPath | null;
  /** Where it is drawn to in its language's folder, when the path does not say it. */
  file?: string;
  /** Kept out of search engines and the site map. */
  isHidden?: boolean;
  /** What the browser's tab shows. */
  title: string;
  description: string;
  /** YYYY-MM-DD of a post. */
  published?: string;
  /** Structured data (schema.org); only what is confirmed (decision D15). */
  data?: readonly object[];
  view: ReactNode;
}
