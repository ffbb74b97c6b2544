/** The start parameters of a sandbox's thread. */
export interface SandboxStart {
  /** URL of the function's code. */
  entryUrl: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
  /** Offset of the product's clock to the machine's in ms, in shared memory. */
  clockOffset: Float64Array;
}

/** One invocation. The event is passed as JSON, as over a network. */
export interface Invocation {
  requestId: string;
  event: string;
  /** Timeout of the invocation in ms. */
  timeoutMs: number;
}

/** The resource usage of one invocation. */
export interface Usage {
  /** Trace ID of the invocation, which its calls of other services contain. */
  traceId: string;
  /** Route of a gateway, e.g. `GET /api/profile` or `$connect`; null for other events. */
  routeKey: string | null;
  /** Duration in ms. */
  ms: number;
  /** CPU time of the function's own thread in ms, unaffected by other load. */
  cpuMs: number;
}

/** A message from a sandbox. `result` is JSON, `memoryMb` the memory of its thread. */
export type SandboxAnswer =
  | { kind: 'ready'; memoryMb: number }
  | { kind: 'result'; requestId: string; result: string; usage: Usage; memoryMb: number }
  | { kind: 'error'; requestId: string | null; errorType: string; message: string };
