import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import * as z from 'zod';

/** A regular expression of the product. */
export interface Expression {
  file: string;
  source: string;
  flags: string;
}

/** Code that can precede a regular expression literal; files without a match are not parsed. */
const BEFORE_LITERAL = /[=(,:?[&|!{]\s*\/(?![/*])/;

const literalsIn = (file: string): Expression[] => {
  const code = readFileSync(file, 'utf8');
  if (!BEFORE_LITERAL.test(code)) return [];
  const found: Expression[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex)
        found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, code).program);
  return found;
};

const made = (): Expression[] => {
  const script = fileURLToPath(new URL('print-made-expressions.ts', import.meta.url));
  const text = execFileSync(process.execPath, [script], { encoding: 'utf8' });
  return z
    .array(z.object({ file: z.string(), source: z.string(), flags: z.string() }))
    .parse(JSON.parse(text));
};

/** Returns every regular expression of functions and pages that contains a repetition: literals and composed ones. */
export const expressionsInCode = (): Expression[] => {
  const literals = globSync('{shared,functions,web/src,web/site,web/sw,infra/edge}/**/*.{ts,tsx,js}').flatMap(
    literalsIn,
  );
  const all = [...literals, ...made()].filter(({ source }) => /[*+]|\{\d+,\d*\}/.test(source));
  return [...new Map(all.map((one) => [`${one.source}/${one.flags}`, one])).values()];
};
