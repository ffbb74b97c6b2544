import { parseSync } from 'oxc-parser';

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Shorter texts stay in the code, where a reference would not be smaller. */
const MIN_LENGTH = 24;

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Returns the value of an expression that consists of literals only, otherwise undefined. */
const jsonOf = (node: Node): Json | undefined => {
  if (node.type === 'Literal' && !('regex' in node)) {
    const { value } = node;
    return value === null || ['string', 'number', 'boolean'].includes(typeof value)
      ? (value as Json)
      : undefined;
  }
  if (node.type === 'TemplateLiteral') {
    const [only, ...others] = node['quasis'] as { value: { cooked: string } }[];
    return only && others.length === 0 ? only.value.cooked : undefined;
  }
  if (node.type === 'ArrayExpression') {
    const values = (node['elements'] as (Node | null)[]).map((each) => (each ? jsonOf(each) : undefined));
    return values.includes(undefined) ? undefined : (values as Json[]);
  }
  if (node.type === 'ObjectExpression') {
    const entries = (node['properties'] as Node[]).map((property): [string, Json] | undefined => {
      const { key, value } = property as unknown as { key: Node; value: Node };
      if (property.type !== 'Property' || property['computed'] === true || property['method'] === true)
        return undefined;
      const name = key.type === 'Identifier' ? String(key['name']) : String(key['value']);
      const json = jsonOf(value);
      return json === undefined || name === '__proto__' ? undefined : [name, json];
    });
    return entries.includes(undefined) ? undefined : Object.fromEntries(entries as [string, Json][]);
  }
  return undefined;
};

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
/** Type syntax around an expression; all other type syntax has no values. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
/** Their texts have to stay literals. */
const FIXED = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'ExportSpecifier',
  'TaggedTemplateExpression',
]);

interface Edit {
  start: number;
  end: number;
  code: string;
}

/** Collects the edits of a syntax tree. Values that code could change are moved from the top level only. */
const collectEdits = (source: string, root: Node, keep: (value: Json) => number): Edit[] => {
  const edits: Edit[] = [];
  const replace = (start: number, end: number, call: string, value: Json, rest = ''): void => {
    const lines = '\n'.repeat(source.slice(start, end).split('\n').length - 1);
    edits.push({ start, end, code: `/* @__PURE__ */${call}(${keep(value)}${rest}${lines})` });
  };
  const replaceTemplate = (node: Node, isTopLevel: boolean): void => {
    for (const quasi of node['quasis'] as (Node & { value: { cooked: string; raw: string } })[]) {
      const { cooked, raw } = quasi.value;
      const start = source.indexOf(raw, quasi.start);
      if (raw.length < MIN_LENGTH) continue;
      replace(start, start + raw.length, '$text', cooked);
      const edit = edits.at(-1);
      if (edit) edit.code = `\${${edit.code}}`;
    }
    for (const expression of node['expressions'] as Node[]) visit(expression, isTopLevel);
  };
  const visit = (node: Node, isTopLevel: boolean): void => {
    if (FIXED.has(node.type) || (node.type.startsWith('TS') && !TYPED.has(node.type))) return;
    const { start, end, regex } = node as Node & { regex?: { pattern: string; flags: string } };
    if (regex) {
      if (isTopLevel && end - start >= MIN_LENGTH)
        replace(start, end, '$regex', regex.pattern, `,'${regex.flags}'`);
      return;
    }
    const json = end - start >= MIN_LENGTH ? jsonOf(node) : undefined;
    if (typeof json === 'string') return replace(start, end, '$text', json);
    if (json !== undefined && isTopLevel && typeof json === 'object' && json !== null)
      return replace(start, end, '$text', json);
    if (node.type === 'TemplateLiteral') return replaceTemplate(node, isTopLevel);
    const isInside = isTopLevel && !FUNCTIONS.has(node.type);
    for (const [field, child] of Object.entries(node)) {
      if ((field === 'key' && node['computed'] !== true) || (field === 'source' && isNode(child))) continue;
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, isInside);
    }
  };
  visit(root, true);
  return edits.toSorted((one, other) => one.start - other.start);
};

/**
 * Replaces the long texts, regular expressions and lists of a module by references. Lines keep their numbers.
 * @param keep stores a value and returns its number
 * @returns code that calls `$text` and `$regex`, or the same code if it has no long texts
 */
export const moveTexts = (file: string, source: string, keep: (value: Json) => number): string => {
  const { program, errors } = parseSync(file, source, { astType: 'js' });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
  const edits = collectEdits(source, program as unknown as Node, keep);
  let code = '';
  let position = 0;
  for (const { start, end, code: replacement } of edits) {
    code += source.slice(position, start) + replacement;
    position = end;
  }
  return code + source.slice(position);
};
