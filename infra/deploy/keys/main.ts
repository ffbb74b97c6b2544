import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SSMClient } from '@aws-sdk/client-ssm';
import { deployedStageNamed } from '../options.ts';
import { type KeyName, keyNames, parseKey } from './parse-key.ts';
import { storeKey } from './store-key.ts';

/**
 * `npm run store-key -- --stage dev --key stripe-secret-key --file FILE`: checks a key and stores it. `--check` only
 * checks it. Without `--file` it reads standard input.
 */

const isKeyName = (name: string | undefined): name is KeyName =>
  (keyNames as readonly (string | undefined)[]).includes(name);

const run = async (args: string[]): Promise<string> => {
  const { values } = parseArgs({
    args,
    options: {
      stage: { type: 'string' },
      key: { type: 'string' },
      file: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  if (!isKeyName(values.key)) throw new Error(`Specify --key with one of: ${keyNames.join(', ')}.`);
  const file = readFileSync(values.file ?? 0, 'utf8');
  if (values.check) {
    parseKey(values.key, file);
    return `The key has the format of ${values.key}. Nothing was stored.`;
  }
  const stage = deployedStageNamed(values.stage);
  const ssm = new SSMClient({ region: stage.region });
  const stored = await storeKey(ssm, { stage, name: values.key, file });
  return `Stored ${stored.join(' and ')}.`;
};

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
