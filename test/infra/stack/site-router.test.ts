import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { fileOf, publicPaths } from '#shared/site/public-paths.ts';
import { guardedPaths, paths } from '#web/lib/paths.ts';

const code = readFileSync('infra/edge/site-router.js', 'utf8');

/** Which file the edge asks the site's bucket for. */
const fileFor = (uri: string, session?: string, querystring = {}): string => {
  const cookies = session === undefined ? {} : { session: { value: session } };
  return runInNewContext(
    `${code}; handler(${JSON.stringify({ request: { uri, cookies, querystring } })}).uri`,
  );
};

/** Pages that exist twice: for everybody, and in the app. */
const ofBoth: string[] = [paths.home, paths.pricing];
const appPaths = [...new Set<string>([...Object.values(paths), ...guardedPaths])].filter(
  (path) => !ofBoth.includes(path),
);

describe('The edge', () => {
  it.each(appPaths)('draws the app at %s, with and without the cookie', (path) => {
    expect(fileFor(path)).toBe('/app.html');
    expect(fileFor(path, '1')).toBe('/app.html');
  });

  it.each(publicPaths)('ROUTE-16 hands out the page of its own at %s', (path) => {
    expect(fileFor(path)).toBe(`/${fileOf(path)}`);
    expect(fileFor(path, '0')).toBe(`/${fileOf(path)}`);
  });

  it.each(ofBoth)('ROUTE-01 (D39) draws the app at %s for who is signed in', (path) => {
    expect(fileFor(path, '1')).toBe('/app.html');
  });

  it.each(publicPaths.filter((path) => !ofBoth.includes(path)))(
    'shows %s to the signed-in as to everybody',
    (path) => {
      expect(fileFor(path, '1')).toBe(`/${fileOf(path)}`);
    },
  );

  it.each(['/nowhere', '/blog/nothing', '/v1.2/page', '/agents/other', '/Dashboard'])(
    'NOTFOUND-01 shows the page for unknown addresses at %s',
    (uri) => {
      expect(fileFor(uri)).toBe('/404.html');
      expect(fileFor(uri, '1')).toBe('/404.html');
    },
  );

  it('D30 says at /contact what became of a form that was posted without a script', () => {
    expect(fileFor('/contact', undefined, { sent: { value: '1' } })).toBe('/contact-sent.html');
    expect(fileFor('/contact', '1', { error: { value: 'RATE_LIMITED' } })).toBe('/contact-refused.html');
    expect(fileFor('/contact', undefined, { from: { value: 'help' } })).toBe('/contact.html');
  });

  it('D30 says at /newsletter what to do after that form was posted without a script', () => {
    expect(fileFor('/newsletter', undefined, { asked: { value: '1' } })).toBe('/newsletter-asked.html');
    expect(fileFor('/newsletter', '1', { error: { value: 'INTERNAL' } })).toBe('/newsletter-refused.html');
    expect(fileFor('/newsletter', undefined, { confirm: { value: 'x' } })).toBe('/newsletter.html');
  });

  it.each([
    ['/about/', '/about.html'],
    ['/dashboard/', '/app.html'],
  ])('takes %s as if it had no slash at its end', (uri, file) => {
    expect(fileFor(uri)).toBe(file);
  });

  it.each(['/config.json', '/assets/app-1a2b3c.js', '/favicon.svg', '/sitemap.xml'])(
    'hands out the file %s',
    (uri) => {
      expect(fileFor(uri)).toBe(uri);
    },
  );
});
