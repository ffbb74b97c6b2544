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

/** How a copy of the local cloud is started from code. */
export interface LocalCloudOptions extends LocalOptions {
  /** Folder of a site that is built already; without it, the project's is built where needed. */
  webDist?: string;
  /** Whether the demo account is made. Default: yes. */
  seed?: boolean;
  /** Tells the time to everything but the functions, which have the machine's clock. */
  clock?: () => Date;
  /** Changes the template before it is hosted: tests remove a route, a mapping, a variable. */
  editTemplate?(template: Template): Template;
  /** Told of every DynamoDB operation that succeeded. */
  onDatabaseCall?(call: DatabaseCall): void;
  /** Whether `onDatabaseCall` hears of capacity units. Default: no. */
  countsCapacity?: boolean;
  /** Told of every call of a function that succeeded. */
  onFunctionCall?(call: FunctionCall): void;
  /** Told of every call of an AWS service that was answered. */
  onServiceCall?(call: ServedCall): void;
  /** Hears what is said, in place of this machine's own programs. */
  recognizer?: SpeechRecognizer;
  /** Says what is to be said, in place of this machine's own programs. */
  speaker?: Speaker;
  /** Tells the person what is going on. */
  say?(line: string): void;
}

/** The product, running on this machine. */
export interface LocalCloud {
  /** Where the product answers, e.g. `http://localhost:3000`. */
  origin: string;
  /** Where it answers AWS calls: what an SDK client takes as `endpoint`. */
  awsEndpoint: string;
  /** Where single services answer elsewhere, by their names in the SDK's variables. */
  serviceEndpoints: Record<string, string>;
  region: string;
  stack: LocalStack;
  /** Signs AWS calls that may do everything. Also in the data folder's `operator.json`. */
  operator: Principal;
  cognito: Cognito;
  mailbox: Mailbox;
  objects: ObjectStore;
  schedules: Schedules;
  /** null where Stripe itself is asked. */
  stripe: LocalStripe | null;
  /** Ends everything that was started. Data stays. */
  stop(): Promise<void>;
}
