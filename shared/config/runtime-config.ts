import * as z from 'zod';

/** `/config.json`: the environment's settings for the web app. Contains no secrets. */
export const runtimeConfig = z.object({
  stage: z.string(),
  /** The deployed commit; absent locally. */
  commit: z.string().optional(),
  region: z.string(),
  user_pool_id: z.string(),
  user_pool_client_id: z.string(),
  /** URL of the user pool if it is not AWS's; null on AWS. */
  user_pool_endpoint: z.url().nullable(),
  /** Whether passkeys are available. */
  passkeys: z.boolean(),
  /** Address of a list of breached passwords, read by parts of hashes; null or absent for no check. */
  breached_passwords_url: z.url().nullable().optional(),
  /** Whether the server uses a full food table, and so knows more foods than the app on the device. */
  full_food_table: z.boolean().optional(),
  /** Base path of the API on the page's origin. */
  api_base: z.literal('/api'),
  /** Path of the socket on the page's origin. */
  socket_path: z.literal('/live'),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
