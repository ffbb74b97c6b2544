/** What a sandbox's thread is started with. */
export interface SandboxStart {
  /** URL of the function's code. */
  entryUrl: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
}

/** One call. The event travels as JSON, as it would over the network. */
export interface Invocation {
  requestId: string;
  event: string;
  /** Unix milliseconds at which the call is cut. */
  deadline: number;
}

/** What a sandbox answers. `result` is JSON. */
export type SandboxAnswer =
  | { kind: 'ready' }
  | { kind: 'result'; requestId: string; result: string }
  | { kind: 'error'; requestId: string | null; errorType: string; message: string };
