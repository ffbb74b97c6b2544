import { spawn } from 'node:child_process';

interface Settings {
  /** The command's whole environment. */
  env: Record<string, string>;
  cwd?: string;
  /** Ends the command early. */
  signal?: AbortSignal;
}

/** Longest part of the output that an error repeats, characters. */
const SHOWN = 4_000;

/**
 * Runs a command to its end.
 * @throws Error with the end of its output when it fails or cannot be started
 */
export const runCommand = (command: string, args: string[], { env, cwd, signal }: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, cwd, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    // Whoever is stopped in the middle leaves no build behind.
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
