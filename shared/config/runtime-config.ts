import * as z from 'zod';

/** `/config.json`: what one web build needs to know of the stage it is served by. Nothing in it is secret. */
export const runtimeConfig = z.object({
  stage: z.string(),
  region: z.string(),
  user_pool_id: z.string(),
  user_pool_client_id: z.string(),
  /** The pool's address where it is not AWS's own; null on AWS. */
  user_pool_endpoint: z.url().nullable(),
  /** Whether people may sign in with passkeys. */
  passkeys: z.boolean(),
  /** Base of the API, on the page's own origin. */
  api_base: z.literal('/api'),
  /** Path of the socket, on the page's own origin. */
  socket_path: z.literal('/live'),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
