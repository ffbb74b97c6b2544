import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { commonErrors } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';

const documented = new Map(
  [...readFileSync('docs/errors.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\| (\d+) +\|/gm)].map((row) => [
    row[1],
    Number(row[2]),
  ]),
);

const shared = new Set<string>(commonErrors);

describe('The error catalog', () => {
  it('matches docs/errors.md in both directions, statuses included', () => {
    const catalogue = new Map(
      Object.entries(errorCatalogue).map(([code, { status }]) => [code, status as number]),
    );
    expect(documented).toEqual(catalogue);
  });

  it('the error catalog contains no unused code', () => {
    const sources = globSync(['functions/**/*.ts', 'web/src/**/*.ts']).map((path) =>
      readFileSync(path, 'utf8'),
    );
    const unused = Object.keys(errorCatalogue).filter(
      (code) => !sources.some((source) => source.includes(`'${code}'`)) && !shared.has(code),
    );
    expect(unused).toEqual([]);
  });

  it('explains every error in a whole sentence', () => {
    const messages = Object.values(errorCatalogue).map((entry) => entry.message);
    expect(messages.filter((message) => !/^[A-Z].*[.]$/s.test(message))).toEqual([]);
  });

  it('the error catalog contains every code that a route may return', () => {
    const codes = allRoutes.flatMap((route) => route.errors);
    expect(codes.filter((code) => !(code in errorCatalogue))).toEqual([]);
  });
});
