import type { Plugin } from 'esbuild';
import { noJsonSchemas } from './no-json-schemas.ts';
import { usedSchemas } from './used-schemas.ts';
import { versionOnly } from './version-only.ts';

/** Puts other contents in the place of a package where certain files import it. */
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

/** Hashes in JavaScript, for machines whose Node has none. */
const hashesOfNode = substitution(
  'hashes-of-node',
  /^\.\/(?:Sha(?:1|256)|Md5)Js$/,
  /(?:Sha(?:1|256)|Md5)Node\.js$/,
  `export class Sha1Js { constructor() { throw new Error('Hashes in JavaScript are not bundled.'); } }
export { Sha1Js as Sha256Js, Sha1Js as Md5Js };`,
);

/** Fonts of the reports are WOFF: what unpacks WOFF 2 weighs more than all that draws. */
const noPackedFonts = substitution(
  'no-packed-fonts',
  /^brotli\/decompress\.js$/,
  /fontkit/,
  `export default () => { throw new Error('Fonts of WOFF 2 are not bundled.'); };`,
);

/** Asks a virtual machine where it is; Lambda says it in the environment. */
const regionOfEnvironment = substitution(
  'region-of-environment',
  /\/getInstanceMetadataRegion$/,
  /@smithy/,
  `export const getInstanceMetadataRegion = async () => undefined;`,
);

/** What names the browser that the SDK runs in. */
const noBrowsers = substitution(
  'no-browsers',
  /^bowser$/,
  /@aws-sdk/,
  `export default { parse: () => { throw new Error('Names of browsers are not bundled.'); } };`,
);

/** What only some functions need of the libraries. */
export interface Needs {
  eventStreams: boolean;
  jsonSchemas: boolean;
}

/** To Amazon Transcribe. */
const speakInEventStreams = new Set(['functions/voice/index.lambda.ts']);

/** They tell a model how to answer. */
const askModels = new Set([
  'functions/business-agents/agents/index.lambda.ts',
  'functions/coach/index.lambda.ts',
  'functions/business-agents/executive/index.lambda.ts',
  'functions/foods/index.lambda.ts',
  'functions/insights/index.lambda.ts',
  'functions/scan/index.lambda.ts',
  'functions/business-agents/sdr/index.lambda.ts',
]);

/** What a function needs, by its source, e.g. `functions/dashboard/index.lambda.ts`. */
export const needsOf = (entry: string): Needs => ({
  eventStreams: speakInEventStreams.has(entry),
  jsonSchemas: askModels.has(entry),
});

/**
 * Leaves out what libraries carry for other machines than Lambda and other products than this one (decision 0007):
 * - credentials and regions from profiles, SSO, processes and metadata services: Lambda gives them in the environment;
 * - schemas of operations that nobody calls, and the SDK's own package.json;
 * - event streams and JSON schemas, but for the functions that need them;
 * - hashes in JavaScript: Node's own are there;
 * - packed fonts, and names of browsers.
 *
 * What is left out by mistake fails loudly, at the first call; a test runs the bundles.
 */
export const leanLibraries = ({ eventStreams, jsonSchemas }: Needs): Plugin[] => [
  lambdaCredentials,
  hashesOfNode,
  noPackedFonts,
  noBrowsers,
  regionOfEnvironment,
  usedSchemas,
  versionOnly,
  ...(eventStreams ? [] : [noEventStreams]),
  ...(jsonSchemas ? [] : [noJsonSchemas]),
];
