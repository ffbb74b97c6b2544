import { BRAND } from '#shared/brand.ts';
import type { Language } from '#shared/language/languages.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes user text for use in HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/**
 * Lays out an email in the product's design. Styles are inline because mail clients drop style sheets.
 * @param parts HTML below the title
 */
export const mailPage = (
  title: string,
  parts: string[],
  footnote: string,
  language: Language = 'en',
): string => `<!doctype html>
<html lang="${language}"><body style="margin:0;background:#FBF7F0;color:#12332A;font-family:system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:2.5rem 1.5rem">
<p style="font-family:Georgia,serif;font-size:1.25rem;margin:0 0 2rem">${BRAND}</p>
<h1 style="font-family:Georgia,serif;font-weight:500;font-size:1.75rem;margin:0 0 1rem">${title}</h1>
${parts.join('\n')}
<p style="color:#5C6D65;font-size:.875rem;line-height:1.55">${footnote}</p>
</div></body></html>`;

export const paragraph = (html: string): string => `<p style="line-height:1.55;margin:0 0 1rem">${html}</p>`;
