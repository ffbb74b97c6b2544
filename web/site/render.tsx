import { renderToStaticMarkup } from 'react-dom/server';
import { fileOf, ORIGIN_MARK } from '#shared/site/public-paths.ts';
import type { BuiltAssets } from '../build/prerender.ts';
import '../src/styles/layers.css';
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/base.css';
import './styles/site.css';
import { Document } from './document.tsx';
import { sitePages } from './pages.tsx';
import type { SitePage } from './site-page.ts';

const htmlOf = (page: SitePage, assets: BuiltAssets): string =>
  `<!doctype html>${renderToStaticMarkup(
    <Document page={page} assets={assets}>
      {page.view}
    </Document>,
  )}\n`;

const nameOf = ({ file, path }: SitePage): string => {
  if (file) return file;
  if (path === null) throw new Error('A page without an address needs a file.');
  return fileOf(path);
};

const shown = (): SitePage[] => sitePages.filter(({ path, isHidden }) => path !== null && !isHidden);

const siteMap = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${shown()
  .map(
    ({ path, published }) =>
      `  <url><loc>${ORIGIN_MARK}${path}</loc>${published ? `<lastmod>${published}</lastmod>` : ''}</url>`,
  )
  .join('\n')}
</urlset>
`;

/** The app's own pages and the API hold nothing for a search engine. */
const robots = (): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /photos/\nDisallow: /dashboard\n\nSitemap: ${ORIGIN_MARK}/sitemap.xml\n`;

/** Every file of the public site, by its name in the folder of the built site. */
export const renderSite = (assets: BuiltAssets): Record<string, string> => ({
  ...Object.fromEntries(sitePages.map((page) => [nameOf(page), htmlOf(page, assets)])),
  'sitemap.xml': siteMap(),
  'robots.txt': robots(),
});
