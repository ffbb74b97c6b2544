import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const code = readFileSync('infra/edge/site-router.js', 'utf8');

/** Which file the edge asks the site's bucket for. */
const fileFor = (uri: string): string =>
  runInNewContext(`${code}; handler({ request: { uri: ${JSON.stringify(uri)} } }).uri`);

describe('The edge', () => {
  it.each(['/', '/dashboard', '/auth', '/some/deep/page', '/v1.2/page'])('draws the app at %s', (uri) => {
    expect(fileFor(uri)).toBe('/index.html');
  });

  it.each(['/config.json', '/assets/app-1a2b3c.js', '/favicon.svg'])('hands out the file %s', (uri) => {
    expect(fileFor(uri)).toBe(uri);
  });
});
