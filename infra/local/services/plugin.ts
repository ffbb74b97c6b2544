import type { AwsService } from '../gateway/aws-service.ts';
import type { PrincipalLookup } from '../gateway/principal.ts';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import type { Store } from '../store.ts';
import type { LocalStack } from '../template/model.ts';

/** The shared services that every plugin can use. */
export interface PluginContext {
  stack: LocalStack;
  runtime: FunctionRuntime;
  /** Durable state in SQLite. */
  store: Store;
  dataDir: string;
  clock: () => Date;
  /** Finds the principal that signed a request. */
  principalOf: PrincipalLookup;
  /** Receives failures that the caller did not cause. */
  report(error: unknown): void;
}

/** One emulated AWS service. Each folder next to this file exports one from its `plugin.ts`. */
export interface ServicePlugin {
  /** Answers requests to the shared AWS endpoint. Absent for services with their own endpoint. */
  service?: AwsService;
  /** The service's own endpoint, with its name in the SDK's variables `AWS_ENDPOINT_URL_<NAME>`. */
  endpoint?: { name: string; url: string };
  /** Stops background work. */
  stop?(): void | Promise<void>;
}
