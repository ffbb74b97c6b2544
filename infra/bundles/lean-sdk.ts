import type { Plugin } from 'esbuild';

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
  /@smithy/,
  `throw new Error('Event streams are not bundled.');`,
);

/** Fonts of the reports are WOFF: what unpacks WOFF 2 weighs more than all that draws. */
const noPackedFonts = substitution(
  'no-packed-fonts',
  /^brotli\/decompress\.js$/,
  /fontkit/,
  `export default () => { throw new Error('Fonts of WOFF 2 are not bundled.'); };`,
);

/** The one function that speaks in event streams: to Amazon Transcribe. */
export const streamsEvents = (entry: string): boolean => entry === 'functions/voice/index.lambda.ts';

/**
 * Leaves out what the SDK carries for other machines than Lambda and other products than this one (decision 0007):
 * - credentials from profiles, SSO, processes and metadata services: Lambda gives them in the environment;
 * - event streams, but for the functions whose calls have them;
 * - packed fonts.
 *
 * What is left out by mistake fails loudly, at the first call; a test runs the bundles.
 */
export const leanSdk = (withEventStreams: boolean): Plugin[] =>
  withEventStreams ? [lambdaCredentials, noPackedFonts] : [lambdaCredentials, noPackedFonts, noEventStreams];
