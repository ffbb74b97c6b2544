import { deploy } from './deploy.ts';
import { readDeployOptions } from './options.ts';

/**
 * `npm run deploy -- --stage prod`: checks, build, diff, deployment, smoke test, walk. `--check`: the checks alone.
 * `--only mail`: the email identities. `--only backups`: the bucket of backups, in the second account. `--only walk`: the
 * walk through the deployed stage.
 */
try {
  await deploy(readDeployOptions(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
