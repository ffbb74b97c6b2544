import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** Returns the strings that the coach's sentences may insert, as keys of the catalog. */
export const coachParts = (known: (key: string) => boolean): string[] =>
  globSync(['shared/coach/rules/**/*.ts', 'shared/facts/fact.ts']).flatMap((file) => {
    const found: string[] = [];
    new Visitor({
      Literal: ({ value }) => {
        if (typeof value === 'string' && known(`${value}|part`)) found.push(`${value}|part`);
      },
      // A name of a table: `breakfast: '…'`.
      Property: ({ key }) => {
        if (key.type === 'Identifier' && known(`${key.name}|part`)) found.push(`${key.name}|part`);
      },
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
    return found;
  });
