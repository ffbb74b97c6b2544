import type { ReactNode } from 'react';
import { useWords } from '../language/page-language.ts';

/** Inline link to another public page in the same language. */
export const PageLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={useWords().to(href)}>{children}</a>
);
