import type { ReactNode } from 'react';
import { BRAND } from '#shared/brand.ts';
import { ORIGIN_MARK } from '#shared/site/public-paths.ts';
import type { BuiltAssets } from '../build/prerender.ts';
import { SkipLink } from './parts/skip-link.tsx';
import { SiteFooter } from './parts/site-footer.tsx';
import { TopBar } from './parts/top-bar.tsx';
import type { SitePage } from './site-page.ts';

const LINK_PICTURE = `${ORIGIN_MARK}/link.png`;

const Social = ({ page, address }: { page: SitePage; address: string }) => (
  <>
    <meta property="og:type" content={page.published ? 'article' : 'website'} />
    <meta property="og:site_name" content={BRAND} />
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={page.description} />
    <meta property="og:url" content={address} />
    <meta property="og:image" content={LINK_PICTURE} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta
      property="og:image:alt"
      content={`${BRAND}: a plate of food inside a calorie dial. Know what is on your plate.`}
    />
    {page.published && <meta property="article:published_time" content={page.published} />}
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

/** Nothing in the data may end the element that it stands in. */
const asJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The whole page around a page's own part. No style or script stands in it: the content security policy allows none. */
export const Document = ({
  page,
  assets,
  children,
}: {
  page: SitePage;
  assets: BuiltAssets;
  children: ReactNode;
}) => {
  const address = `${ORIGIN_MARK}${page.path ?? '/'}`;
  return (
    <html lang="en">
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
            <Social page={page} address={address} />
          </>
        )}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1713" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script src="/theme.js" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <script type="module" src={assets.script} />
        {page.data?.map((data) => (
          <script
            key={asJson(data)}
            type="application/ld+json"
            // Data, not code: browsers run nothing of it.
            // oxlint-disable-next-line react/no-danger
            dangerouslySetInnerHTML={{ __html: asJson(data) }}
          />
        ))}
      </head>
      <body id="top">
        <SkipLink />
        <TopBar path={page.path} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <div id="toasts" role="status" aria-live="polite" />
      </body>
    </html>
  );
};
