import { pathToFileURL } from 'node:url';
import type { Principal } from '../gateway/principal.ts';
import { environmentOf, type Machine } from './environment.ts';
import type { FunctionDefinition } from './function-definition.ts';
import { FunctionFailure, type FunctionRuntime } from './function-runtime.ts';
import type { LogFiles } from './log-files.ts';
import type { Usage } from './sandbox-messages.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { createSandboxPool } from './sandbox-pool.ts';
import { sandboxOptions } from '../options.ts';

/**
 * Maximum size of the event and response of a synchronous invocation, in bytes (AWS Lambda Developer Guide, 'Lambda
 * quotas').
 */
const PAYLOAD_LIMIT = 6 * 1024 * 1024;

interface Settings {
  functions: readonly FunctionDefinition[];
  /** Returns the principal whose credentials a function uses. */
  principalOf(definition: FunctionDefinition): Principal;
  machine: Machine;
  /** Returns the file of a function's code. */
  codeOf(definition: FunctionDefinition): string;
  logs: LogFiles;
  /** Offset of the product's clock to the machine's in ms, in shared memory. */
  clockOffset: Float64Array;
  /** Called after every successful invocation. */
  onFunctionCall?(call: FunctionCall): void;
}

/** An invocation of a function and its resource usage. */
export interface FunctionCall extends Usage {
  definition: FunctionDefinition;
}

/** Runs the stack's functions in threads of this process. */
export interface LocalRuntime extends FunctionRuntime {
  /** Resolves when no function is running. */
  idle(): Promise<void>;
  /** Stops idle sandboxes. */
  stopIdle(): Promise<void>;
  /** Stops all sandboxes. */
  stop(): Promise<void>;
}

/** Returns the function name in an ARN, or in an integration URI that contains one. */
const functionNameIn = (arnOrUri: string): string | undefined => /:function:([\w-]+)/.exec(arnOrUri)?.[1];

const checkSize = (json: string, errorType: string, what: string): void => {
  const size = Buffer.byteLength(json);
  if (size > PAYLOAD_LIMIT) {
    throw new FunctionFailure(errorType, `${what} has ${size} bytes; at most ${PAYLOAD_LIMIT} are allowed.`);
  }
};

export const createRuntime = ({
  functions,
  principalOf,
  machine,
  codeOf,
  logs,
  clockOffset,
  onFunctionCall,
}: Settings): LocalRuntime => {
  const definitions = new Map(functions.map((definition) => [definition.name, definition]));
  const start = (definition: FunctionDefinition): Sandbox =>
    startSandbox({
      definition,
      environment: environmentOf(definition, principalOf(definition), machine),
      entryUrl: pathToFileURL(codeOf(definition)).href,
      clockOffset,
      log: logs.of(definition.name),
      ...(onFunctionCall && { onUsage: (usage) => onFunctionCall({ ...usage, definition }) }),
    });
  const pool = createSandboxPool({ start, limits: sandboxOptions() });
  const running = new Set<Promise<string>>();
  let stopping = false;

  const run = async (definition: FunctionDefinition, event: string): Promise<string> => {
    const answer = pool.run(definition, event);
    running.add(answer);
    try {
      return await answer;
    } catch (error) {
      // An invocation that the shutdown interrupts is not a failure of the function, and must not count as an attempt.
      throw stopping ? new Error('The local cloud is stopping.', { cause: error }) : error;
    } finally {
      running.delete(answer);
    }
  };

  return {
    invoke: async (arnOrUri, event) => {
      const definition = definitions.get(functionNameIn(arnOrUri) ?? '');
      if (!definition)
        throw new FunctionFailure('ResourceNotFoundException', `Function not found: ${arnOrUri}`);
      const json = JSON.stringify(event) ?? 'null';
      checkSize(json, 'RequestTooLargeException', 'The event');
      const result = await run(definition, json);
      checkSize(result, 'Function.ResponseSizeTooLarge', 'The answer');
      return JSON.parse(result) as unknown;
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
    stopIdle: () => pool.stopIdle(),
    stop: async () => {
      stopping = true;
      await pool.stop();
    },
  };
};
