import type { Plugin } from 'esbuild';
import { noJsonSchemas } from './no-json-schemas.ts';
import { onlyChatCompletions } from './only-chat-completions.ts';
import { usedSchemas } from './used-schemas.ts';
import { versionOnly } from './version-only.ts';

/** Replaces the contents of a package in certain importing files. */
const substitution = (name: string, what: RegExp, importedBy: RegExp, contents: string): Plugin => ({
  name,
  setup: (build) => {
    build.onResolve({ filter: what }, ({ path, importer, resolveDir }) =>
      importedBy.test(importer) ? { path, namespace: name, pluginData: resolveDir } : undefined,
    );
    build.onLoad({ filter: /./, namespace: name }, ({ pluginData }) => ({
      contents,
      resolveDir: pluginData as string,
    }));
  },
});

const lambdaCredentials = substitution(
  'lambda-credentials',
  /^@aws-sdk\/credential-provider-node$/,
  /@aws-sdk/,
  `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';`,
);

const noEventStreams = substitution(
  'no-event-streams',
  /^@smithy\/core\/event-streams$/,
  /@smithy|@aws-sdk/,
  `const missing = () => { throw new Error('Event streams are not bundled.'); };
export const resolveEventStreamSerdeConfig = (config) => config;
export const eventStreamSerdeProvider = missing;
export class EventStreamSerde { constructor() { missing(); } }
export class EventStreamCodec { encode = missing; decode = missing; }`,
);

/** Replaces hash functions in JavaScript, which exist for platforms without native ones. */
const hashesOfNode = substitution(
  'hashes-of-node',
  /^\.\/(?:Sha(?:1|256)|Md5)Js$/,
  /(?:Sha(?:1|256)|Md5)Node\.js$/,
  `export class Sha1Js { constructor() { throw new Error('Hashes in JavaScript are not bundled.'); } }
export { Sha1Js as Sha256Js, Sha1Js as Md5Js };`,
);

/** Removes the WOFF 2 decompressor, which is larger than all drawing code. The reports' fonts are WOFF. */
const noPackedFonts = substitution(
  'no-packed-fonts',
  /^brotli\/decompress\.js$/,
  /fontkit/,
  `export default () => { throw new Error('Fonts of WOFF 2 are not bundled.'); };`,
);

/** Removes the region lookup through the metadata service; Lambda sets the region in the environment. */
const regionOfEnvironment = substitution(
  'region-of-environment',
  /\/getInstanceMetadataRegion$/,
  /@smithy/,
  `export const getInstanceMetadataRegion = async () => undefined;`,
);

/** Removes the code that detects the SDK's browser. */
const noBrowsers = substitution(
  'no-browsers',
  /^bowser$/,
  /@aws-sdk/,
  `export default { parse: () => { throw new Error('Names of browsers are not bundled.'); } };`,
);

/** Optional parts of libraries that only some functions need. */
export interface Needs {
  eventStreams: boolean;
  jsonSchemas: boolean;
  /** Long texts are in a file next to the code. */
  textsApart: boolean;
}

/** Used by Amazon Transcribe. */
const speakInEventStreams = new Set(['functions/voice/index.lambda.ts']);

/** They pass a response schema to a model. */
const askModels = new Set([
  'functions/business-agents/agents/index.lambda.ts',
  'functions/coach/index.lambda.ts',
  'functions/business-agents/executive/index.lambda.ts',
  'functions/foods/index.lambda.ts',
  'functions/insights/index.lambda.ts',
  'functions/scan/index.lambda.ts',
  'functions/business-agents/sdr/index.lambda.ts',
]);

/** Much of their code would be word lists and answers. */
const keepTextsApart = new Set([
  'functions/business-agents/executive/index.lambda.ts',
  'functions/business-agents/sdr/index.lambda.ts',
  'functions/coach/index.lambda.ts',
  'functions/foods/index.lambda.ts',
  'functions/meal-plans/index.lambda.ts',
  'functions/public-api/index.lambda.ts',
  'functions/recipes/index.lambda.ts',
  'functions/scan/index.lambda.ts',
  'functions/social/index.lambda.ts',
]);

/** Returns the optional parts that a function needs, by its source, e.g. `functions/dashboard/index.lambda.ts`. */
export const needsOf = (entry: string): Needs => ({
  eventStreams: speakInEventStreams.has(entry),
  jsonSchemas: askModels.has(entry),
  textsApart: keepTextsApart.has(entry),
});

/**
 * Removes parts of libraries that neither Lambda nor this product uses (decision 0007):
 * - credentials and regions from profiles, SSO, processes and metadata services, because Lambda sets environment
 *   variables;
 * - schemas of unused operations, and the SDK's own package.json;
 * - event streams and JSON schemas, except for functions that need them;
 * - hash functions in JavaScript, because Node has native ones;
 * - packed fonts, and names of browsers;
 * - the APIs of OpenAI's client other than chat completions.
 *
 * A part that is removed by mistake fails on first use; a test runs the bundles.
 */
export const leanLibraries = ({ eventStreams, jsonSchemas }: Omit<Needs, 'textsApart'>): Plugin[] => [
  lambdaCredentials,
  hashesOfNode,
  noPackedFonts,
  noBrowsers,
  regionOfEnvironment,
  usedSchemas,
  versionOnly,
  onlyChatCompletions,
  ...(eventStreams ? [] : [noEventStreams]),
  ...(jsonSchemas ? [] : [noJsonSchemas]),
];
