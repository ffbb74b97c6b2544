import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { localizedPath, fileIn } from '#shared/site/localized-path.ts';
import { fileOf, publicPaths } from '#shared/site/public-paths.ts';
import { guardedPaths, paths } from '#web/lib/navigation/paths.ts';

const code = readFileSync('infra/edge/site-router.js', 'utf8');

/** Returns the file that the edge requests from the site's bucket. */
const fileFor = (uri: string, session?: string, querystring = {}, headers = {}): string => {
  const cookies = session === undefined ? {} : { session: { value: session } };
  return runInNewContext(
    `${code}; handler(${JSON.stringify({ request: { uri, headers, cookies, querystring } })}).uri`,
  );
};

/** Returns the viewer's status and file. @param shown URL in the second run */
const answerAt = (uri: string, shown: 'as sent' | 'as rewritten', statusCode = 200) => {
  const file = fileFor(uri);
  const request = { uri: shown === 'as sent' ? uri : file, headers: {}, cookies: {}, querystring: {} };
  const event = { request, response: { statusCode, statusDescription: '', headers: {}, cookies: {} } };
  return runInNewContext(`${code}; handler(${JSON.stringify(event)})`) as Record<string, unknown>;
};

/** Pages with a public version and one in the app. */
const ofBoth: string[] = [paths.home, paths.pricing];
/** Pages whose form is shown to visitors before the app has loaded. */
const lightPaths: string[] = [paths.auth, paths.resetPassword];
const appPaths = [...new Set<string>([...Object.values(paths), ...guardedPaths])].filter(
  (path) => !ofBoth.includes(path),
);

describe('The edge router', () => {
  it.each(appPaths)('the edge router serves the app at %s, with and without the cookie', (path) => {
    expect(fileFor(path)).toBe(lightPaths.includes(path) ? '/auth.html' : '/app.html');
    expect(fileFor(path, '1')).toBe('/app.html');
  });

  it.each(lightPaths)(
    'the edge router serves the light form at %s to visitors, in English URLs only',
    (path) => {
      expect(fileFor(path, '0')).toBe('/auth.html');
      expect(fileFor(`/de${path}`)).toBe('/de/404.html');
      expect(answerAt(path, 'as rewritten')).toMatchObject({ statusCode: 200 });
    },
  );

  it.each(publicPaths)('ROUTE-16 the edge router serves the prerendered page at %s', (path) => {
    expect(fileFor(path)).toBe(`/${fileOf(path)}`);
    expect(fileFor(path, '0')).toBe(`/${fileOf(path)}`);
  });

  it('ROUTE-16 the edge router serves a page at every public address', () => {
    expect(publicPaths).toEqual(
      expect.arrayContaining(['/pricing', '/about', '/blog', '/contact', '/help', '/privacy', '/terms']),
    );
  });

  it.each(ofBoth)('ROUTE-01 (D39) the edge router serves the app at %s to signed-in users', (path) => {
    expect(fileFor(path, '1')).toBe('/app.html');
  });

  it.each(publicPaths.filter((path) => !ofBoth.includes(path)))(
    'the edge router serves the same page at %s to signed-in users and visitors',
    (path) => {
      expect(fileFor(path, '1')).toBe(`/${fileOf(path)}`);
    },
  );

  const unknown = ['/nowhere', '/blog/nothing', '/v1.2/page', '/v1.2', '/agents/other', '/Dashboard'];

  it.each([...unknown, '/index.php', '/.env', '/nowhere.html', '/blog/nothing.html', '/dashboard.html'])(
    'NOTFOUND-01 the edge router serves the not-found page at %s',
    (uri) => {
      expect(fileFor(uri)).toBe('/404.html');
      expect(fileFor(uri, '1')).toBe('/404.html');
    },
  );

  describe.each(['as sent', 'as rewritten'] as const)('The edge response for the address %s', (shown) => {
    it.each([...unknown, '/de/nowhere', '/nowhere.html', '/de/nowhere.html'])(
      'NOTFOUND-01 answers %s with the status 404 and an unchanged page',
      (uri) => {
        const answer = answerAt(uri, shown);
        expect([answer.statusCode, answer.statusDescription]).toEqual([404, 'Not Found']);
        expect(answer).not.toHaveProperty('body');
      },
    );

    it.each([...publicPaths, ...appPaths, '/assets/app-1a2b3c.js', '/sitemap.xml', '/app.html'])(
      'the edge response for the address %s keeps the status of %s',
      (uri) => expect(answerAt(uri, shown).statusCode).toBe(200),
    );

    it('the edge response for the address %s keeps the 304 response to a viewer with a current copy', () => {
      expect(answerAt('/nowhere', shown, 304).statusCode).toBe(304);
    });
  });

  describe('The edge router for German pages', () => {
    const german = publicPaths.map((path) => [localizedPath('de', path), fileIn('de', path)] as const);

    it.each(german)('the edge router for German pages serves %s', (address, file) => {
      expect(fileFor(address)).toBe(`/${file}`);
      expect(fileFor(`${address}/`)).toBe(`/${file}`);
      expect(answerAt(address, 'as sent').statusCode).toBe(200);
    });

    it.each(['/de/nowhere', '/de/dashboard', '/de/auth', '/de/de', '/de/de/help', '/de/blog/nothing'])(
      'NOTFOUND-01 the edge router for German pages serves the German not-found page at %s',
      (uri) => {
        expect(fileFor(uri, '1')).toBe('/de/404.html');
        for (const shown of ['as sent', 'as rewritten'] as const)
          expect(answerAt(uri, shown).statusCode).toBe(404);
      },
    );

    it.each([
      ['de-AT,de;q=0.9,en;q=0.8', '/de/404.html'],
      ['DE', '/de/404.html'],
      ['en-GB,de;q=0.5', '/404.html'],
      ['den', '/404.html'],
    ])('NOTFOUND-01 serves a browser with the languages %s the not-found page %s', (languages, file) => {
      const headers = { 'accept-language': { value: languages } };
      expect(fileFor('/nowhere', '1', {}, headers)).toBe(file);
      expect(fileFor('/help', undefined, {}, headers)).toBe('/help.html');
      const request = { uri: '/nowhere', headers, cookies: {}, querystring: {} };
      const event = { request, response: { statusCode: 200, headers: {}, cookies: {} } };
      expect(runInNewContext(`${code}; handler(${JSON.stringify(event)})`)).toMatchObject({
        statusCode: 404,
      });
    });

    it.each(['/deu', '/details', '/DE'])(
      'the edge router for German pages does not treat %s as a German page',
      (uri) => {
        expect(fileFor(uri)).toBe('/404.html');
      },
    );

    it.each([
      ['/de', {}, '/'],
      ['/de/', {}, '/'],
      [
        '/de/pricing',
        { plan: { value: 'premium' }, interval: { value: 'yearly' } },
        '/pricing?plan=premium&interval=yearly',
      ],
    ])(
      'ROUTE-01 (D39) the edge router for German pages redirects signed-in users from %s to the app',
      (uri, querystring, location) => {
        const request = { uri, cookies: { session: { value: '1' } }, querystring };
        expect(runInNewContext(`${code}; handler(${JSON.stringify({ request })})`)).toMatchObject({
          statusCode: 302,
          headers: { location: { value: location }, 'cache-control': { value: 'no-store' } },
        });
      },
    );

    it('D30 shows the German result of a form that was posted without a script', () => {
      expect(fileFor('/de/contact', undefined, { sent: { value: '1' } })).toBe('/de/contact-sent.html');
      expect(fileFor('/de/newsletter', '1', { error: { value: 'INTERNAL' } })).toBe(
        '/de/newsletter-refused.html',
      );
    });
  });

  it.each(publicPaths)('The edge router serves the file of the page %s in both languages', (path) => {
    for (const file of [`/${fileOf(path)}`, `/${fileIn('de', path)}`]) expect(fileFor(file)).toBe(file);
  });

  it('The edge router is small enough for the 10 KB limit of CloudFront', () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  });

  it('D30 the edge router shows at /contact the result of a form that was posted without a script', () => {
    expect(fileFor('/contact', undefined, { sent: { value: '1' } })).toBe('/contact-sent.html');
    expect(fileFor('/contact', '1', { error: { value: 'RATE_LIMITED' } })).toBe('/contact-refused.html');
    expect(fileFor('/contact', undefined, { from: { value: 'help' } })).toBe('/contact.html');
  });

  it('D30 the edge router shows at /newsletter the next step after a form was posted without a script', () => {
    expect(fileFor('/newsletter', undefined, { asked: { value: '1' } })).toBe('/newsletter-asked.html');
    expect(fileFor('/newsletter', '1', { error: { value: 'INTERNAL' } })).toBe('/newsletter-refused.html');
    expect(fileFor('/newsletter', undefined, { confirm: { value: 'x' } })).toBe('/newsletter.html');
  });

  it.each([
    ['/about/', '/about.html'],
    ['/dashboard/', '/app.html'],
  ])('The edge router treats %s as if it had no trailing slash', (uri, file) => {
    expect(fileFor(uri)).toBe(file);
  });

  it('The edge router redirects password managers to the page that changes the password, and no other unknown address', () => {
    const request = { uri: '/.well-known/change-password', headers: {}, cookies: {}, querystring: {} };
    const answer = runInNewContext(`${code}; handler(${JSON.stringify({ request })})`) as object;
    expect(answer).toMatchObject({
      statusCode: 302,
      headers: { location: { value: '/profile/security' } },
    });
    // Password managers check that unknown addresses do not respond with 200.
    const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect(answerAt(missing, 'as sent')).toMatchObject({ statusCode: 404 });
  });

  const siteFiles = [...readdirSync('web/public', { recursive: true, withFileTypes: true })].flatMap(
    (entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice('web/public'.length)] : []),
  );
  const builtFiles = [
    '/config.json',
    '/openapi.json',
    '/sw.js',
    '/app.html',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
  ];

  it.each([...siteFiles, ...builtFiles, '/assets/app-1a2b3c.js', '/assets/demo-1a2b.mp4'])(
    'The edge router serves the file %s',
    (uri) => {
      expect(fileFor(uri)).toBe(uri);
    },
  );
});
