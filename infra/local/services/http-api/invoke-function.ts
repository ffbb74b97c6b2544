import type { EdgeResponse } from '../../http-server/http-message.ts';
import { FunctionFailure, type FunctionRuntime } from '../../runtime/function-runtime.ts';
import { responseOf } from './function-result.ts';
import { gatewayAnswer } from './gateway-answer.ts';
import type { ApiRoute } from './routes.ts';
import { TIMED_OUT, withinTime } from './within-time.ts';

/** Maximum event size of a synchronous invocation in bytes (AWS Lambda Developer Guide, 'Lambda quotas'). */
const MAX_EVENT_BYTES = 6 * 1024 * 1024;

/** Invokes a route's function and converts its result, error or timeout into a response. */
export const invokeFunction = async (
  runtime: FunctionRuntime,
  { functionUri, timeoutMs }: ApiRoute,
  event: unknown,
  requestId: string,
): Promise<EdgeResponse> => {
  if (Buffer.byteLength(JSON.stringify(event)) > MAX_EVENT_BYTES) return gatewayAnswer('tooLarge', requestId);
  try {
    const result = await withinTime(runtime.invoke(functionUri, event), timeoutMs);
    return result === TIMED_OUT ? gatewayAnswer('unavailable', requestId) : responseOf(result, requestId);
  } catch (error) {
    if (error instanceof FunctionFailure) return gatewayAnswer('internalError', requestId);
    throw error;
  }
};
