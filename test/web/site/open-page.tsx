import { renderToStaticMarkup } from 'react-dom/server';
import type { BuiltAssets } from '../../../web/build/prerender.ts';
import { Document } from '../../../web/site/document.tsx';
import { sitePages } from '../../../web/site/pages.tsx';
import type { SitePage } from '../../../web/site/site-page.ts';

export const assets: BuiltAssets = {
  script: '/assets/site-1.js',
  styles: ['/assets/style-1.css'],
  fonts: ['/assets/serif-1.woff2'],
};

/** A page by its address or, where it has none of its own, its file. */
export const pageOf = (name: string): SitePage => {
  const page = sitePages.find(({ path, file }) => (file ?? path) === name);
  if (!page) throw new Error(`There is no page "${name}".`);
  return page;
};

/** The HTML of a page, as the build writes it. */
export const htmlOf = (page: SitePage): string =>
  renderToStaticMarkup(
    <Document page={page} assets={assets}>
      {page.view}
    </Document>,
  );

/** Shows a page's part of the body, as it stands before any script has run. */
export const openPage = (name: string, address = '/'): void => {
  const drawn = new DOMParser().parseFromString(htmlOf(pageOf(name)), 'text/html');
  window.history.replaceState(null, '', address);
  document.body.replaceChildren(...drawn.body.childNodes);
};

/** Leaves nothing behind for the tests of another file, which share the window. */
export const closePage = (): void => {
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.mantineColorScheme;
  localStorage.clear();
  sessionStorage.clear();
};
