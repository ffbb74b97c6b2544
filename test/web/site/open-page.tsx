import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#shared/language/languages.ts';
import type { BuiltAssets } from '../../../web/build/prerender.ts';
import { Document as Page } from '../../../web/site/document.tsx';
import { sitePages } from '../../../web/site/pages.tsx';
import type { SitePage } from '../../../web/site/site-page.ts';

export const assets: BuiltAssets = {
  script: '/assets/site-1.js',
  livePlate: '/assets/live-plate-1.js',
  styles: ['/assets/style-1.css'],
  fonts: ['/assets/serif-1.woff2'],
};

/** Returns a page by its path or, if it has none, its file. */
export const pageOf = (name: string, language: Language = 'en'): SitePage => {
  const page = sitePages.find((each) => each.language === language && (each.file ?? each.path) === name);
  if (!page) throw new Error(`There is no page "${name}" in ${language}.`);
  return page;
};

/** Returns the HTML of a page as the build writes it. */
export const htmlOf = (page: SitePage): string =>
  renderToStaticMarkup(
    <Page page={page} assets={assets}>
      {page.view}
    </Page>,
  );

const drawn = new Map<SitePage, Document>();

/** Returns the parsed page, cached because it is only read. */
export const drawnOf = (page: SitePage): Document => {
  const known = drawn.get(page) ?? new DOMParser().parseFromString(htmlOf(page), 'text/html');
  drawn.set(page, known);
  return known;
};

/** Shows a page's body as it is before any script has run. */
export const openPage = (name: string, address = '/', language: Language = 'en'): void => {
  const { body } = drawnOf(pageOf(name, language));
  window.history.replaceState(null, '', address);
  document.body.replaceChildren(...[...body.childNodes].map((node) => document.importNode(node, true)));
};

/** Resets the window, which tests of other files share. */
export const closePage = (): void => {
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.mantineColorScheme;
  localStorage.clear();
  sessionStorage.clear();
};
