import { spawn } from 'node:child_process';

/** Maximum output that is kept, in characters. */
const KEPT = 200_000;

/**
 * Runs a program and returns its standard output. Kills it by its process ID when the signal is aborted.
 * @throws the signal's reason; Error with the end of the error output when the program fails
 */
export const runBounded = (program: string, args: string[], signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(program, args, { env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
    const kill = (): void => void child.kill('SIGKILL');
    signal.addEventListener('abort', kill, { once: true });
    process.once('exit', kill);
    let output = '';
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT)));
    child.stderr.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-2_000)));
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', kill);
      process.off('exit', kill);
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve(output);
      else reject(new Error(`${program} ended with ${code}: ${complaints.trim()}`));
    });
  });
