import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** The modules of OpenAI's client that can be removed: its APIs, its clients for other providers, its tool loops. */
const removable =
  /openai\/(?:azure|bedrock|helpers\/computer|lib\/ChatCompletion\w+|resources\/(?:[\w-]+\/)?[\w-]+)\.mjs$/;
/** `create` and `parse` of chat completions, which the functions call. */
const needed = /openai\/resources\/(?:index\.|shared\.|chat\/)/;

const exported = /^export (?:class|const|function|async function) (\w+)/gm;

/** Returns a replacement with the same exports: the client creates all of its APIs at once. */
const withoutMethods = (code: string): string =>
  [...code.matchAll(exported)].map(([, name = '']) => `export class ${name} {}`).join('\n');

/** Removes the APIs of OpenAI's client that no function calls, most of its code. */
export const onlyChatCompletions: Plugin = {
  name: 'only-chat-completions',
  setup: (build) =>
    build.onLoad({ filter: removable }, ({ path }) =>
      needed.test(path) ? undefined : { contents: withoutMethods(readFileSync(path, 'utf8')), loader: 'js' },
    ),
};
