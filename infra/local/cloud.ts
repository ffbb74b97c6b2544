import type { Clock } from './gateway/clock.ts';
import type { Principal } from './gateway/principal.ts';
import type { DatabaseCall } from './services/dynamodb/database-call.ts';
import type { Cognito } from './services/cognito/cognito.ts';
import type { Schedules } from './services/eventbridge/schedules.ts';
import type { Mailbox } from './services/ses/mailbox/mailbox.ts';
import type { LocalOptions } from './options.ts';
import type { ServedCall } from './gateway/aws-gateway.ts';
import type { FunctionCall } from './runtime/create-runtime.ts';
import type { ObjectStore } from './services/s3/object-store.ts';
import type { Speaker } from './services/polly/speaker.ts';
import type { LocalStripe } from './services/stripe/start-local-stripe.ts';
import type { Template } from './template/cloudformation.ts';
import type { LocalStack } from './template/model.ts';
import type { SpeechRecognizer } from './services/transcribe/speech-recognizer.ts';

/** Options for starting a copy of the local cloud from code. */
export interface LocalCloudOptions extends LocalOptions {
  /** Folder of a built site; by default the project's site is built if it is out of date. */
  webDist?: string;
  /** Whether the demo account is created. Default: yes. */
  seed?: boolean;
  /** Changes the template before it is hosted. Tests use it to remove a route, a mapping or a variable. */
  editTemplate?(template: Template): Template;
  /** Called after every successful DynamoDB operation. */
  onDatabaseCall?(call: DatabaseCall): void;
  /** Whether `onDatabaseCall` receives capacity units. Default: no. */
  countsCapacity?: boolean;
  /** Called after every successful function invocation. */
  onFunctionCall?(call: FunctionCall): void;
  /** Called after every answered call of an AWS service. */
  onServiceCall?(call: ServedCall): void;
  /** Replaces the local speech recognition programs. */
  recognizer?: SpeechRecognizer;
  /** Replaces the local text-to-speech programs. */
  speaker?: Speaker;
  /** Prints progress messages. */
  say?(line: string): void;
}

/** The product, running on this machine. */
export interface LocalCloud {
  /** Origin of the product, e.g. `http://localhost:3000`. */
  origin: string;
  /** The AWS endpoint, for the option `endpoint` of an SDK client. */
  awsEndpoint: string;
  /** The endpoints of services with their own server, by their names in the SDK's variables. */
  serviceEndpoints: Record<string, string>;
  region: string;
  stack: LocalStack;
  /** Signs AWS calls with all permissions. Also stored in the data folder's `operator.json`. */
  operator: Principal;
  cognito: Cognito;
  mailbox: Mailbox;
  objects: ObjectStore;
  schedules: Schedules;
  /** The product's clock. `advance` runs everything that becomes due. */
  clock: { now: Clock; advance(to: Date): Promise<void> };
  /** Null if the product uses the real Stripe. */
  stripe: LocalStripe | null;
  /** Stops everything that was started. Data is kept. */
  stop(): Promise<void>;
}
