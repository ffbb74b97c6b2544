import { renderToStaticMarkup } from 'react-dom/server';
import { ORIGIN_MARK } from '#shared/site/public-paths.ts';
import { languageNames } from '#shared/language/languages.ts';
import { localizedPath, fileIn } from '#shared/site/localized-path.ts';
import type { BuiltAssets } from '../build/prerender.ts';
import '#web/styles/layers.css';
import '#web/styles/tokens.css';
import '#web/styles/fonts.css';
import '#web/styles/base.css';
import '#web/styles/layout.css';
import '#web/styles/shared.css';
import './styles/site.css';
import { Document } from './document.tsx';
import { securityText } from './security-text.ts';
import { sitePages } from './pages.tsx';
import type { SitePage } from './site-page.ts';

const htmlOf = (page: SitePage, assets: BuiltAssets): string =>
  `<!doctype html>${renderToStaticMarkup(
    <Document page={page} assets={assets}>
      {page.view}
    </Document>,
  )}\n`;

const nameOf = ({ file, path, language }: SitePage): string => {
  if (file) return language === 'en' ? file : `${language}/${file}`;
  if (path === null) throw new Error('A page without an address needs a file.');
  return fileIn(language, path);
};

const alternates = (path: string): string =>
  languageNames
    .map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN_MARK}${localizedPath(language, path)}"/>`,
    )
    .join('');

const placeOf = ({ path, isHidden, language, published }: SitePage): string[] =>
  path === null || isHidden
    ? []
    : [
        `  <url><loc>${ORIGIN_MARK}${localizedPath(language, path)}</loc>${published ? `<lastmod>${published}</lastmod>` : ''}${alternates(path)}</url>`,
      ];

const siteMap = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${sitePages.flatMap(placeOf).join('\n')}
</urlset>
`;

/** Returns robots.txt, which excludes the app's pages and the API. */
const robots = (): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /photos/\nDisallow: /dashboard\n\nSitemap: ${ORIGIN_MARK}/sitemap.xml\n`;

/** Returns every file of the public site by its name in the build folder. */
export const renderSite = (assets: BuiltAssets): Record<string, string> => ({
  ...Object.fromEntries(sitePages.map((page) => [nameOf(page), htmlOf(page, assets)])),
  'sitemap.xml': siteMap(),
  'robots.txt': robots(),
  '.well-known/security.txt': securityText(new Date()),
});
