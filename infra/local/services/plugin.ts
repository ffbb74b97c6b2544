import type { AwsService } from '../gateway/aws-service.ts';
import type { PrincipalLookup } from '../gateway/principal.ts';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import type { Store } from '../store.ts';
import type { LocalStack } from '../template/model.ts';

/** What every emulated service may use. */
export interface PluginContext {
  stack: LocalStack;
  runtime: FunctionRuntime;
  /** Durable state in SQLite. */
  store: Store;
  dataDir: string;
  clock: () => Date;
  /** Finds who signed a request. */
  principalOf: PrincipalLookup;
  /** Receives failures that no caller caused. */
  report(error: unknown): void;
}

/** One emulated AWS service. Each folder beside this file exports one from its `plugin.ts`. */
export interface ServicePlugin {
  /** Answers requests to the shared AWS endpoint. Absent for services with an endpoint of their own. */
  service?: AwsService;
  /** An endpoint of its own, by the service's name in the SDK's variables `AWS_ENDPOINT_URL_<NAME>`. */
  endpoint?: { name: string; url: string };
  /** Ends background work. */
  stop?(): void | Promise<void>;
}
