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

/** What one call took. */
export interface Usage {
  /** Id of the call's trace, which its calls of other services carry. */
  traceId: string;
  /** Route of a gateway, e.g. `GET /api/profile` or `$connect`; null for events that come another way. */
  routeKey: string | null;
  /** ms */
  ms: number;
  /** Processor time of the function's own thread, ms: what others take of this machine does not count. */
  cpuMs: number;
}

/** What a sandbox answers. `result` is JSON, `memoryMb` the memory of its thread. */
export type SandboxAnswer =
  | { kind: 'ready'; memoryMb: number }
  | { kind: 'result'; requestId: string; result: string; usage: Usage; memoryMb: number }
  | { kind: 'error'; requestId: string | null; errorType: string; message: string };
