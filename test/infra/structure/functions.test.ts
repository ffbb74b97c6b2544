import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  boundaryViolations,
  type FeatureOf,
  importCycles,
  importsBelow,
  importsOfFile,
} from './import-graph.ts';

const MAX_FILES_PER_FOLDER = 25;

/** What the three business agents share. Only they may import it. */
const AGENTS_COMMON = 'functions/business-agents/common';

/** Returns the feature folder of a file in `functions/`. Every business agent is a feature of its own. */
const featureOf: FeatureOf = (path) => {
  const [root, feature, agent] = path.split('/');
  if (root !== 'functions' || feature === undefined || feature === 'platform') return null;
  return feature === 'business-agents' ? `functions/business-agents/${agent}` : `functions/${feature}`;
};

const isBusinessAgent = (path: string): boolean => path.startsWith('functions/business-agents/');

/** Returns imports that no feature may have. Business agents may use all files of their common folder. */
const violationsIn = (edges: ReturnType<typeof importsBelow>) =>
  boundaryViolations(edges, featureOf).filter(
    ({ from, to }) => !(isBusinessAgent(from) && to.startsWith(`${AGENTS_COMMON}/`)),
  );

describe('Import boundaries in functions/', () => {
  const edges = importsBelow('functions');

  it('lets a feature import only platform/, shared/, its own files and the public.ts of other features', () => {
    expect(edges.length).toBeGreaterThan(1_000);
    expect(violationsIn(edges)).toEqual([]);
  });

  it('reports an import of an internal file of another feature, type-only imports included', () => {
    const code = `import type { SocketRepository } from '../realtime/socket-repository.ts';
import { createCustomers } from '#functions/billing/customers/customers-repository.ts';
import { createNotifyUser } from '../realtime/public.ts';
import { openTable } from '../platform/table/client.ts';
`;
    expect(violationsIn(importsOfFile('functions/diary/add-water.ts', code)).map(({ to }) => to)).toEqual([
      'functions/realtime/socket-repository.ts',
      'functions/billing/customers/customers-repository.ts',
    ]);
  });

  it('lets only business agents import their common folder', () => {
    const code = `import { openAgentModel } from '#functions/business-agents/common/open-agent-model.ts';\n`;
    expect(violationsIn(importsOfFile('functions/business-agents/sdr/container.ts', code))).toEqual([]);
    expect(violationsIn(importsOfFile('functions/coach/container.ts', code))).toHaveLength(1);
  });

  it('keeps platform/ independent of all features', () => {
    const upward = edges.filter(
      ({ from, to }) => from.startsWith('functions/platform/') && featureOf(to) !== null,
    );
    expect(upward).toEqual([]);
  });
});

describe('Import cycles', () => {
  it.each(['shared', 'functions', 'infra'])(
    'import cycles do not exist in %s/, type-only imports included',
    (folder) => {
      expect(importCycles(importsBelow(folder))).toEqual([]);
    },
  );

  it('import cycles can be detected when two files import each other', () => {
    const edges = [
      ...importsOfFile('functions/a/one.ts', `import { two } from './two.ts';\n`),
      ...importsOfFile('functions/a/two.ts', `import type { One } from './one.ts';\n`),
    ];
    expect(importCycles(edges)).toEqual([['functions/a/one.ts', 'functions/a/two.ts']]);
  });
});

describe('Folders in functions/, infra/ and shared/', () => {
  it('folders in functions/, infra/ and shared/ hold at most 25 code files each', () => {
    const counts = new Map<string, number>();
    for (const path of globSync('{functions,infra,shared}/**/*.ts')) {
      const folder = posix.dirname(path);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, files]) => files > MAX_FILES_PER_FOLDER)).toEqual([]);
  });
});
