import { createRouteCaller, type SendRequest } from '#shared/http/route-caller.ts';
import type { StepContext } from './step.ts';

/** Returns the client of the signed-in user. */
export const sendAs = ({ outside, life: { token }, signal }: StepContext): SendRequest =>
  outside.api({ token, signal });

/** Returns a client of the signed-in user that checks status and shape of each response. */
export const routesAs = (context: StepContext): ReturnType<typeof createRouteCaller> =>
  createRouteCaller(sendAs(context));
