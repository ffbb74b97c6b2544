/** The modules of zod that write a schema as a JSON schema. Every schema holds them; only a model is told one. */
export const jsonSchemaWriters = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

const exported = /^export (?:const|function) (\w+)/gm;

/**
 * The same names, each of which says that it is missing when it is called; what makes a method says so with that.
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
