import type { Plugin } from 'esbuild';

const CREDENTIALS = `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';`;
const NO_EVENT_STREAMS = `throw new Error('Event streams are not bundled.');`;

/**
 * Leaves out what the SDK carries for other machines than Lambda and other products than this one (decision 0007):
 * - credentials from profiles, SSO, processes and metadata services: Lambda gives them in the environment;
 * - event streams, which no call of the product has.
 *
 * What is left out by mistake fails loudly, at the first call; a test runs the bundles.
 */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  setup: (build) => {
    const substitute = (filter: RegExp, from: RegExp, contents: string): void => {
      const namespace = `lean:${filter.source}`;
      build.onResolve({ filter }, ({ path, importer, resolveDir }) =>
        from.test(importer) ? { path, namespace, pluginData: resolveDir } : undefined,
      );
      build.onLoad({ filter: /./, namespace }, ({ pluginData }) => ({
        contents,
        resolveDir: pluginData as string,
      }));
    };
    substitute(/^@aws-sdk\/credential-provider-node$/, /@aws-sdk/, CREDENTIALS);
    substitute(/^@smithy\/core\/event-streams$/, /@smithy/, NO_EVENT_STREAMS);
  },
};
