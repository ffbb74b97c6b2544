import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseInstant } from './clock/parse-move.ts';

/** Options for starting the local cloud. */
export interface LocalOptions {
  /** Port of 127.0.0.1; 0 for any free port. */
  port: number;
  /** Folder of all data of this copy. */
  dataDir: string;
  /** Whether to start with empty data. */
  fresh: boolean;
  /** The project's root folder. */
  root: string;
  searchPath: string;
  javaHome: string | undefined;
  /** The image model's key, URL and name; undefined for the stack's defaults. */
  openAiApiKey: string | undefined;
  openAiBaseUrl: string | undefined;
  visionModel: string | undefined;
  /** URL for barcode lookups; undefined for Open Food Facts. */
  openFoodFactsUrl: string | undefined;
  /** URL for searches by name; undefined for Open Food Facts. */
  openFoodFactsSearchUrl: string | undefined;
  /** Origin of a local push service, allowed for reminders in addition to the public ones. */
  pushServiceOrigin: string | undefined;
  /** Origin of a local receiver of webhooks, allowed in addition to public ones. */
  webhookOrigin: string | undefined;
  /** Key for the real Stripe; undefined for the local Stripe. */
  stripeSecretKey: string | undefined;
  /** The signing secret of `stripe listen`, which forwards Stripe's events to this machine. */
  stripeWebhookSecret: string | undefined;
  /** Whether taxes are calculated. Default: with the local Stripe only, since the real one has to be set up for it. */
  stripeTax: 'on' | 'off' | undefined;
  /** File of a full food table, written by `npm run foods:import`; undefined for the built-in table. */
  foodTable: string | undefined;
  /** Folder of the functions' bundles, written by `write-bundles.ts`; undefined to build them. */
  bundles: string | undefined;
  /** Time at which the product's clock starts; undefined for the machine's time, or where the last run stopped. */
  now: Date | undefined;
  /** IANA time zone of this machine's user. */
  timeZone: string;
}

const DEFAULT_PORT = 3000;

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const portOf = (text: string | undefined): number => {
  const port = Number(text ?? DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${text}". Use a number from 1 to 65535, e.g. PORT=3100 npm start.`);
};

const foodTableOf = (path: string | undefined): string | undefined => {
  if (!path) return undefined;
  if (existsSync(path)) return resolve(path);
  throw new Error(
    `FOOD_TABLE is "${path}", which does not exist. Create it: npm run foods:import -- DIR --out ${path}`,
  );
};

/** The text of `npm start -- --help`. */
export const HELP = `Usage: npm start -- [--fresh] [--now TIME]

  --fresh     Deletes all data first
  --now TIME  Starts the product's clock at TIME, e.g. 2026-11-23T15:00Z
  --help      Shows this help

Move the clock of the running product (CONTRIBUTING.md, "Move the clock"):
  curl http://localhost:3000/__local/clock -d '{"advance":"P1D"}'`;

const parseArguments = (args: readonly string[]) => {
  try {
    const options = {
      fresh: { type: 'boolean' },
      now: { type: 'string' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`, { cause: error });
  }
};

/**
 * Parses options from the environment and the command line. The only code under infra/local that reads the environment.
 * Two copies on different ports share nothing: each has its own folder `.local/<port>`.
 * @throws Error that describes an invalid value
 */
export const readOptions = (env: NodeJS.ProcessEnv, args: readonly string[]): LocalOptions => {
  const { fresh = false, now } = parseArguments(args);
  const port = portOf(env['PORT'] || undefined);
  const baseUrl = env['OPENAI_BASE_URL'] || undefined;
  return {
    port,
    dataDir: resolve(env['LOCAL_DATA_DIR'] || join(projectRoot, '.local', String(port))),
    fresh,
    now: now === undefined ? undefined : parseInstant(now),
    root: projectRoot,
    searchPath: env['PATH'] ?? '',
    javaHome: env['JAVA_HOME'] || undefined,
    // A self-hosted model server needs no key, but its client requires one.
    openAiApiKey: env['OPENAI_API_KEY'] || (baseUrl === undefined ? undefined : 'none'),
    openAiBaseUrl: baseUrl,
    visionModel: env['VISION_MODEL'] || undefined,
    openFoodFactsUrl: env['OPEN_FOOD_FACTS_URL'] || undefined,
    openFoodFactsSearchUrl: env['OPEN_FOOD_FACTS_SEARCH_URL'] || undefined,
    pushServiceOrigin: env['PUSH_SERVICE_ORIGIN'] || undefined,
    webhookOrigin: env['WEBHOOK_ORIGIN'] || undefined,
    stripeSecretKey: env['STRIPE_SECRET_KEY'] || undefined,
    stripeWebhookSecret: env['STRIPE_WEBHOOK_SECRET'] || undefined,
    stripeTax: (['on', 'off'] as const).find((each) => each === env['STRIPE_TAX']),
    foodTable: foodTableOf(env['FOOD_TABLE']),
    bundles: env['FUNCTION_BUNDLES'] || undefined,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
};

/** Returns the options of this process. */
export const processOptions = (): LocalOptions => readOptions(process.env, process.argv.slice(2));

/** Sets the time zone to UTC, as on Lambda, regardless of this machine's zone. */
export const useLambdaTimeZone = (): void => {
  process.env['TZ'] = 'UTC';
};

/**
 * Returns the factor for the time limits of functions and gateways: `TIMEOUT_FACTOR`, 1 by default. Tests that do not
 * test time limits raise it, so that a busy machine cannot fail them.
 */
export const timeoutFactor = (): number => Number(process.env['TIMEOUT_FACTOR'] ?? 1);

const numberIn = (variable: string): number | undefined => {
  const text = process.env[variable];
  return text ? Number(text) : undefined;
};

/** Limits for sandboxes that tests change. Undefined means the default. */
export interface SandboxOptions {
  /**
   * Limit for all warm sandboxes together, in MB: `SANDBOX_MEMORY_MB`. Tests call every function within minutes and
   * raise it, because evicting and starting sandboxes would take most of their time.
   */
  memoryMb?: number;
  /**
   * Maximum number of sandboxes per function: `SANDBOXES_PER_FUNCTION`. Tests lower it to two, which still run side by
   * side: starting more took a sixth of the product's CPU time.
   */
  perFunction?: number;
}

/** Returns the limits for sandboxes that the environment sets. */
export const sandboxOptions = (): SandboxOptions => {
  const memoryMb = numberIn('SANDBOX_MEMORY_MB');
  const perFunction = numberIn('SANDBOXES_PER_FUNCTION');
  return { ...(memoryMb && { memoryMb }), ...(perFunction && { perFunction }) };
};
