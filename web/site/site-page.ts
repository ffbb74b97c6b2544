import type { ReactNode } from 'react';
import type { PublicPath } from '#shared/site/public-paths.ts';
import type { Language } from '#shared/language/languages.ts';

/** A page of the public site, in one language. */
export interface SitePage {
  language: Language;
  /** Address in English; null if the page has none, such as the 404 page. */
  path: PublicPath | null;
  /** File name in the language's folder, if it differs from the path. */
  file?: string;
  /** Excluded from search engines and the sitemap. */
  isHidden?: boolean;
  /** Title of the browser tab. */
  title: string;
  description: string;
  /** Publication date of a post, YYYY-MM-DD. */
  published?: string;
  /** Structured data (schema.org). Contains verified facts only (decision D15). */
  data?: readonly object[];
  view: ReactNode;
}
