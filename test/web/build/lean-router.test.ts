import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leanRouterCode } from '../../../web/build/lean-router.ts';

const folder = 'node_modules/react-router/dist/development';

/** The installed file with React Router's components and hooks. */
const installed = (): string =>
  readdirSync(folder)
    .filter((name) => /^chunk-\w+\.mjs$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .find((text) => text.includes('function usePrefetchBehavior(')) ?? '';

describe('leanRouterCode', () => {
  it('removes prefetching links, data routes and warnings from the installed React Router', () => {
    const code = leanRouterCode(installed());
    expect(code).toContain('var ENABLE_DEV_WARNINGS = false;');
    expect(code).toContain('return useNavigateUnstable();');
    expect(code).toMatch(/var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
    expect(code).not.toContain('return shouldPrefetch &&');
  });

  it('fails the build when React Router has other code', () => {
    expect(() => leanRouterCode(installed().replaceAll('isDataRoute', 'isRouteWithData'))).toThrow(
      'React Router no longer contains',
    );
  });
});
