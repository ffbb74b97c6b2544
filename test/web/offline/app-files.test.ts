import { describe, expect, it } from 'vitest';
import { appFilesOf, withAppFiles } from '../../../web/build/service-worker.ts';

type Output = Parameters<typeof appFilesOf>[0][number];

const chunk = (fileName: string, facadeModuleId: string, more: object = {}) =>
  ({
    type: 'chunk',
    fileName,
    facadeModuleId,
    imports: [],
    dynamicImports: [],
    ...more,
  }) as unknown as Output;
const asset = (fileName: string, source: string) =>
  ({ type: 'asset', fileName, source }) as unknown as Output;

const app = chunk('assets/app-1.js', '/web/app.html', {
  imports: ['assets/react-1.js'],
  dynamicImports: ['assets/log-1.js', 'assets/auth-1.js'],
  viteMetadata: { importedCss: new Set(['assets/app-1.css']) },
});
const built: Output[] = [
  app,
  chunk('assets/react-1.js', ''),
  chunk('assets/log-1.js', '/web/src/app/pages/dashboard/log-tab.tsx'),
  chunk('assets/auth-1.js', '/web/src/app/pages/public/auth-page.tsx', { imports: ['assets/heavy-1.js'] }),
  chunk('assets/heavy-1.js', ''),
  chunk('assets/site-1.js', '/web/site/client/main.ts'),
  asset('assets/words-1.woff2', 'font'),
];
const files = (page = 'one') =>
  appFilesOf(built, { 'theme.js': Buffer.from('theme'), 'app.html': Buffer.from(page) });

describe('The precached files of the app', () => {
  it('the precached files include the start and lazily loaded scripts, except those of pages that need a network', () => {
    expect(files().map(({ url }) => url)).toEqual([
      '/assets/app-1.js',
      '/assets/react-1.js',
      '/assets/log-1.js',
      '/assets/app-1.css',
      '/assets/words-1.woff2',
      '/theme.js',
      '/app.html',
    ]);
  });

  it('the precached files get a content hash when their names are not unique', () => {
    const revisionOf = (page: string) => files(page).find(({ url }) => url === '/app.html')?.revision;
    expect(revisionOf('one')).toBe(revisionOf('one'));
    expect(revisionOf('one')).not.toBe(revisionOf('two'));
  });

  it('the precached files replace the placeholder in the service worker, which must exist', () => {
    expect(withAppFiles('f(APP_FILES_OF_THE_BUILD)', files().slice(-1))).toMatch(
      /^f\(\[\{"url":"\/app.html",/,
    );
    expect(() => withAppFiles('f()', [])).toThrow('APP_FILES_OF_THE_BUILD');
  });
});
