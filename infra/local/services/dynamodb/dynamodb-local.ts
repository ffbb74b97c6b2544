import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createDynamoDbClient, type DynamoDbClient } from './client.ts';

/** A running DynamoDB Local process. */
export interface DynamoDbLocal {
  client: DynamoDbClient;
  /** The port on 127.0.0.1. */
  port: number;
  /** Process ID of the Java process. */
  pid: number;
  /** Resolves when the Java process has ended for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

interface Settings {
  /** The `java` to run, 17 or later. */
  java: string;
  /** Folder that contains DynamoDBLocal.jar and DynamoDBLocal_lib. */
  jarDir: string;
  /** Folder of the database; created if it is missing. */
  dbPath: string;
  /** File that the output is appended to. */
  logFile: string;
  /** Maximum size of the Java heap, MB. Default: 160, which is enough for several users. */
  heapMb?: number;
  /** Called when the process ends unexpectedly. */
  report?: (error: Error) => void;
}

const READY_LIMIT_MS = 60_000;

const argumentsOf = ({ jarDir, dbPath, heapMb = 160 }: Settings): string[] => [
  '-Xms16m',
  `-Xmx${heapMb}m`,
  '-Xss512k',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Djava.net.preferIPv4Stack=true',
  '-Djava.awt.headless=true',
  `-Djava.library.path=${join(jarDir, 'DynamoDBLocal_lib')}`,
  `-Dplatewise.dbPath=${dbPath}`,
  '-cp',
  [join(jarDir, 'DynamoDBLocal.jar'), join(jarDir, 'DynamoDBLocal_lib', '*')].join(':'),
  'org.eclipse.jetty.xml.XmlConfiguration',
  fileURLToPath(new URL('./launcher.xml', import.meta.url)),
];

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Returns the port that the launcher prints when it is ready. */
const portOf = (child: ChildProcess, logFile: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`DynamoDB Local ${why}. Its log is ${logFile}.`));
    const timer = setTimeout(() => fail(`was not ready after ${READY_LIMIT_MS / 1000} s`), READY_LIMIT_MS);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended while starting');
    });
    const lines = createInterface({ input: child.stdout ?? process.stdin });
    lines.on('line', (line) => {
      if (!/^\d+$/.test(line)) return;
      clearTimeout(timer);
      resolve(Number(line));
    });
  });

/**
 * Starts Amazon's DynamoDB Local on a free port of 127.0.0.1, with its data in one SQLite file.
 * Committed writes survive `kill -9`; a transaction is committed shortly after its response (see `committed.ts`).
 * The license forbids redistribution, so it is a dependency and never vendored.
 * @throws Error with the reason when it does not become ready
 */
export const startDynamoDbLocal = async (settings: Settings): Promise<DynamoDbLocal> => {
  mkdirSync(settings.dbPath, { recursive: true });
  mkdirSync(dirname(settings.logFile), { recursive: true });
  const log = createWriteStream(settings.logFile, { flags: 'a' });
  const child = spawn(settings.java, argumentsOf(settings), {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { DDB_LOCAL_TELEMETRY: '0' },
    // In its own process group, so that Ctrl+C in a terminal does not end the database before the processes that write
    // to it.
    detached: true,
  });
  child.stderr.pipe(log);
  // Closing this stream ends the process. If the process ends first, the resulting error must not be unhandled.
  child.stdin.on('error', () => undefined);

  try {
    const port = await portOf(child, settings.logFile);
    const client = createDynamoDbClient(port);
    const reportEnd = (): void =>
      settings.report?.(new Error('The database has ended unexpectedly. Stop Platewise and start it again.'));
    child.once('exit', reportEnd);
    return {
      client,
      port,
      pid: child.pid ?? 0,
      ended: exited(child),
      stop: async () => {
        child.off('exit', reportEnd);
        client.close();
        child.stdin.end();
        const timer = setTimeout(() => child.kill('SIGKILL'), 1_500);
        await exited(child);
        clearTimeout(timer);
        log.end();
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    log.end();
    throw error;
  }
};
