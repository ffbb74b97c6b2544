import type { ReactNode } from 'react';
import { useWords } from '../language/page-language.ts';

/** A link inside a text to another public page, in the language of this one. */
export const PageLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={useWords().to(href)}>{children}</a>
);
