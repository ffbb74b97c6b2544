import { fileURLToPath } from 'node:url';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BundlingOptions, OutputFormat, SourceMapMode } from 'aws-cdk-lib/aws-lambda-nodejs';

/** The repository's root folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/**
 * How functions are bundled: one minified ES module with the SDK inside. `mainFields` prefers the ES builds of
 * libraries, which shake down further. The banner serves the tracer's CommonJS, which calls `require`.
 */
export const bundling: BundlingOptions = {
  format: OutputFormat.ESM,
  target: 'node24',
  minify: true,
  sourceMap: true,
  sourceMapMode: SourceMapMode.DEFAULT,
  sourcesContent: false,
  mainFields: ['module', 'main'],
  bundleAwsSDK: true,
  banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
};

/** Code of a function that runs from its source, on one machine and in tests of the template. */
export const unbundled = Code.fromInline('export const handler = undefined;');
