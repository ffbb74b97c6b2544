import { spawn } from 'node:child_process';

interface Settings {
  /** The complete environment of the command. */
  env: Record<string, string>;
  cwd?: string;
  /** Stops the command. */
  signal?: AbortSignal;
}

/** Maximum length of the output in an error message, in characters. */
const SHOWN = 4_000;

/**
 * Runs a command to completion.
 * @throws Error with the end of its output when it fails or cannot be started
 */
export const runCommand = (command: string, args: string[], { env, cwd, signal }: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, cwd, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    // Stops the build when this process ends early.
    const endToo = (): void => void child.kill();
    process.once('exit', endToo);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-SHOWN);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => reject(new Error(`${command} could not be run: ${error.message}`)));
    child.once('close', (code) => {
      process.off('exit', endToo);
      if (code === 0) resolve();
      else reject(new Error(`\`${[command, ...args].join(' ')}\` failed:\n${output.trim()}`));
    });
  });
