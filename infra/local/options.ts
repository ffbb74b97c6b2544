import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How the local cloud is started. */
export interface LocalOptions {
  /** Port of 127.0.0.1; 0 for any that is free. */
  port: number;
  /** Folder of everything this copy keeps. */
  dataDir: string;
  /** Begin with empty data. */
  fresh: boolean;
  /** The project's root folder. */
  root: string;
  searchPath: string;
  javaHome: string | undefined;
  /** The picture model's key, address and name; the stack's defaults where undefined. */
  openAiApiKey: string | undefined;
  openAiBaseUrl: string | undefined;
  visionModel: string | undefined;
  /** Where barcodes are looked up; Open Food Facts itself where undefined. */
  openFoodFactsUrl: string | undefined;
  /** Origin of a push service on this machine, which reminders may go to beside the public ones. */
  pushServiceOrigin: string | undefined;
  /** Stripe's own key; the local Stripe where undefined. */
  stripeSecretKey: string | undefined;
  /** What `stripe listen` signs with, which forwards Stripe's messages to this machine. */
  stripeWebhookSecret: string | undefined;
  /** File of a full food table, as `npm run foods:import` writes it; the built-in one where undefined. */
  foodTable: string | undefined;
  /** Folder of the functions as they are deployed, which `bundleFunctions` fills; their sources run where undefined. */
  bundles: string | undefined;
  /** IANA zone of the person at this machine. */
  timeZone: string;
}

const DEFAULT_PORT = 3000;

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const portOf = (text: string | undefined): number => {
  const port = Number(text ?? DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${text}". Give a number from 1 to 65535, e.g. PORT=3100 npm start.`);
};

const foodTableOf = (path: string | undefined): string | undefined => {
  if (!path) return undefined;
  if (existsSync(path)) return resolve(path);
  throw new Error(
    `FOOD_TABLE is "${path}", and there is no such file. Make it: npm run foods:import -- DIR --out ${path}`,
  );
};

const known = new Set(['--fresh']);

/**
 * Options from the environment and the command line. The only place under infra/local that reads the environment.
 * Two copies on two ports share nothing: each has its own folder `.local/<port>`.
 * @throws Error that says what is wrong with a value
 */
export const readOptions = (env: NodeJS.ProcessEnv, args: readonly string[]): LocalOptions => {
  const unknown = args.find((arg) => !known.has(arg));
  if (unknown)
    throw new Error(`Unknown option ${unknown}. There is one option: --fresh, to begin with empty data.`);
  const port = portOf(env['PORT'] || undefined);
  const baseUrl = env['OPENAI_BASE_URL'] || undefined;
  return {
    port,
    dataDir: resolve(env['LOCAL_DATA_DIR'] || join(projectRoot, '.local', String(port))),
    fresh: args.includes('--fresh'),
    root: projectRoot,
    searchPath: env['PATH'] ?? '',
    javaHome: env['JAVA_HOME'] || undefined,
    // A model server of one's own wants no key, but its client wants to send one.
    openAiApiKey: env['OPENAI_API_KEY'] || (baseUrl === undefined ? undefined : 'none'),
    openAiBaseUrl: baseUrl,
    visionModel: env['VISION_MODEL'] || undefined,
    openFoodFactsUrl: env['OPEN_FOOD_FACTS_URL'] || undefined,
    pushServiceOrigin: env['PUSH_SERVICE_ORIGIN'] || undefined,
    stripeSecretKey: env['STRIPE_SECRET_KEY'] || undefined,
    stripeWebhookSecret: env['STRIPE_WEBHOOK_SECRET'] || undefined,
    foodTable: foodTableOf(env['FOOD_TABLE']),
    bundles: env['FUNCTION_BUNDLES'] || undefined,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
};

/** The options of this process. */
export const processOptions = (): LocalOptions => readOptions(process.env, process.argv.slice(2));

/** Functions see UTC, as on Lambda, wherever this machine stands. */
export const useLambdaTimeZone = (): void => {
  process.env['TZ'] = 'UTC';
};

/**
 * Returns the factor for the time limits of functions and gateways: `TIMEOUT_FACTOR`, 1 by default. Tests that are not
 * about time raise it, so that a busy machine cannot fail them.
 */
export const timeoutFactor = (): number => Number(process.env['TIMEOUT_FACTOR'] ?? 1);
