import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asvsRequirements } from './asvs-requirements.ts';

const page = readFileSync('docs/asvs.md', 'utf8');

interface Row {
  items: string[];
  state: string;
  how: string;
  proof: string;
}

/** Expands e.g. `1.2.6-1.2.8` into its three items. */
const itemsOf = (cell: string): string[] => {
  const [first = '', last = first] = cell.split('-');
  const section = first.slice(0, first.lastIndexOf('.'));
  const [from, to] = [first, last].map((item) => Number(item.slice(item.lastIndexOf('.') + 1)));
  if (!last.startsWith(`${section}.`)) return [cell];
  return Array.from({ length: to! - from! + 1 }, (_, at) => `${section}.${from! + at}`);
};

const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, cell = '', state = '', how = '', proof = '']) => ({ items: itemsOf(cell), state, how, proof }));

const rows = rowsOf(page);
const sorted = (items: readonly string[]): string[] =>
  items.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
const stateOf = (item: string): string => rows.find(({ items }) => items.includes(item))?.state ?? '';

describe('The ASVS page', () => {
  it('answers every requirement of levels 1 and 2 exactly once', () => {
    expect(asvsRequirements).toHaveLength(253);
    expect(sorted(rows.flatMap(({ items }) => items))).toEqual(sorted(asvsRequirements));
  });

  it('reports a missing, duplicate or unknown requirement', () => {
    const spoiled = rowsOf(
      page.replace('| 1.1.1 ', '| 1.1.2 ').replace('| 17.3.1-17.3.2 ', '| 17.3.1-17.3.9 '),
    );
    expect(sorted(spoiled.flatMap(({ items }) => items))).not.toEqual(sorted(asvsRequirements));
  });

  it('gives each requirement a state and a reason, and names a test for nearly all that are met', () => {
    const states = new Set(['Met', 'AWS', 'Part', 'No', 'n/a']);
    expect(rows.filter(({ state, how }) => !states.has(state) || how === '')).toEqual([]);
    const proofs = rows.flatMap(({ proof }) =>
      [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    );
    expect(proofs.filter((path) => !existsSync(path))).toEqual([]);
    // Unlimited sessions, a list of keys and an operator command have no proof.
    const bare = rows.filter(({ state, proof }) => state === 'Met' && proof === '');
    expect(bare.flatMap(({ items }) => items)).toEqual(['7.1.2', '7.4.5', '11.1.2']);
  });

  it('the ASVS page lists each deviation again with its reason, and nothing else', () => {
    const [, end = ''] = page.split('## Deviations\n');
    const named = new Set([...end.matchAll(/\d+\.\d+\.\d+/g)].map(([item]) => item));
    const deviations = rows
      .filter(({ state }) => state === 'Part' || state === 'No')
      .flatMap(({ items }) => items);
    expect(deviations.filter((item) => !named.has(item))).toEqual([]);
    // 6.3.8 is a level 3 requirement.
    expect([...named].filter((item) => !/^(?:Part|No)$/.test(stateOf(item)))).toEqual(['6.3.8']);
  });
});

describe('The code of functions and pages', () => {
  const starts = /from '(?:node:)?child_process'|\beval\(|\bnew Function\(/;

  it('the code of functions and pages starts no program and evaluates no text as code', () => {
    const files = globSync('{functions,shared,web/src,web/site,web/sw}/**/*.{ts,tsx}');
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => starts.test(readFileSync(file, 'utf8')))).toEqual([]);
    expect(starts.test("import { exec } from 'node:child_process';")).toBe(true);
  });
});
