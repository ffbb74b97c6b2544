/**
 * The modules of zod that convert a schema to a JSON schema. Every schema references them; only calls of a model use
 * them.
 */
export const jsonSchemaWriters = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

const exported = /^export (?:const|function) (\w+)/gm;

/**
 * Returns replacements with the same exports, which throw an error when they are called.
 * @param code one of `jsonSchemaWriters`
 */
export const jsonSchemasMissing = (code: string): string =>
  [
    `const missing = () => { throw new Error('JSON schemas are not bundled.'); };`,
    ...[...code.matchAll(exported)].map(
      ([, name = '']) => `export const ${name} = ${name.startsWith('create') ? '() => missing' : 'missing'};`,
    ),
    /^export \{ processSchema as process \}/m.test(code) ? 'export { missing as process };' : '',
  ].join('\n');
