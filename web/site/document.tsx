import type { ReactNode } from 'react';
import { BRAND } from '#shared/brand.ts';
import { ORIGIN_MARK } from '#shared/site/public-paths.ts';
import { languageNames } from '#shared/language/languages.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import type { BuiltAssets } from '../build/prerender.ts';
import { ClientTexts } from './language/client-texts.tsx';
import { PageLanguageProvider, useWords, wordsIn } from './language/page-language.ts';
import { scriptJson } from './script-json.ts';
import { SkipLink } from './parts/skip-link.tsx';
import { SiteFooter } from './parts/site-footer.tsx';
import { TopBar } from './parts/top-bar.tsx';
import type { SitePage } from './site-page.ts';

const LINK_PICTURE = `${ORIGIN_MARK}/link.png`;

/** Returns a language in Open Graph's format. */
const ogLocale = (locale: string): string => locale.replace('-', '_');

const Social = ({ page, address }: { page: SitePage; address: string }) => {
  const { language, locale, t } = useWords();
  return (
    <>
      <meta property="og:type" content={page.published ? 'article' : 'website'} />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:locale" content={ogLocale(locale)} />
      {languageNames
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={ogLocale(wordsIn[other].locale)} />
        ))}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={LINK_PICTURE} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content={t('{product}: a plate of food inside a calorie dial. Know what’s on your plate.', {
          product: BRAND,
        })}
      />
      {page.published && <meta property="article:published_time" content={page.published} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/** Links to the same page in every language, for search engines. English is the default. */
const Alternates = ({ path }: { path: string }) => (
  <>
    {languageNames.map((language) => (
      <link
        key={language}
        rel="alternate"
        hrefLang={language}
        href={`${ORIGIN_MARK}${localizedPath(language, path)}`}
      />
    ))}
    <link rel="alternate" hrefLang="x-default" href={`${ORIGIN_MARK}${path}`} />
  </>
);

/** Escapes the data so that it cannot close the script element. */
/** HTML document around a page. It has no inline style or script, because the content security policy forbids them. */
export const Document = ({
  page,
  assets,
  children,
}: {
  page: SitePage;
  assets: BuiltAssets;
  children: ReactNode;
}) => {
  const path = page.path ?? '/';
  const address = `${ORIGIN_MARK}${localizedPath(page.language, path)}`;
  return (
    <PageLanguageProvider value={wordsIn[page.language]}>
      <html lang={page.language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <title>{page.title}</title>
          <meta name="description" content={page.description} />
          {page.path === null || page.isHidden ? (
            <meta name="robots" content="noindex" />
          ) : (
            <>
              <link rel="canonical" href={address} />
              <Alternates path={path} />
              <Social page={page} address={address} />
            </>
          )}
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f0" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1713" />
          <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
          <link rel="apple-touch-icon" href="/icons/app-180.png" />
          <link rel="manifest" href="/app.webmanifest" />
          {assets.styles.map((style) => (
            <link key={style} rel="stylesheet" href={style} />
          ))}
          <script src="/theme.js" />
          {assets.fonts.map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
          ))}
          <script type="module" src={assets.script} data-live-plate={assets.livePlate} />
          {page.data?.map((data) => (
            <script
              key={scriptJson(data)}
              type="application/ld+json"
              // oxlint-disable-next-line react/no-danger -- Escaped JSON, which browsers do not execute.
              dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
            />
          ))}
        </head>
        <body id="top">
          <SkipLink />
          <TopBar path={page.path} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter path={page.path} />
          <div id="toasts" role="status" aria-live="polite" />
          <ClientTexts />
        </body>
      </html>
    </PageLanguageProvider>
  );
};
