import type { Stage } from '../../stages.ts';

/**
 * Returns the names of a stage's parameters. They are fixed, so that a parameter's reader and its source do not depend
 * on
 * each other. The operator creates the secrets, because CloudFormation cannot.
 */
export const parameterNames = ({ name, photoKey }: Pick<Stage, 'name' | 'photoKey'>) => ({
  siteOrigin: `/platewise/${name}/site-origin`,
  socketEndpoint: `/platewise/${name}/socket-endpoint`,
  photoSigningKey: `/platewise/${name}/photo-signing-key${photoKey > 1 ? `-${photoKey}` : ''}`,
  /** The public part, not a secret: the deployment reads it. */
  photoPublicKey: `/platewise/${name}/photo-public-key${photoKey > 1 ? `-${photoKey}` : ''}`,
  openAiKey: `/platewise/${name}/openai-api-key`,
  vapidPrivateKey: `/platewise/${name}/vapid-private-key`,
  stripeSecretKey: `/platewise/${name}/stripe-secret-key`,
  syntheticUser: `/platewise/${name}/synthetic-user`,
  /** Names of the table and the photo bucket, as JSON: `npm run restore` reads it. */
  restoreTarget: `/platewise/${name}/restore-target`,
  /** When the last restore drill passed; `npm run drill` writes it. */
  lastDrill: `/platewise/${name}/last-drill`,
  /** Name of the bucket with the emails of walks, not a secret. */
  walkMailbox: `/platewise/${name}/walk-mailbox`,
  stripeWebhookSecret: `/platewise/${name}/stripe-webhook-secret`,
});
