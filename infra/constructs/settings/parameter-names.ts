import type { Stage } from '../../stages.ts';

/**
 * Names of a stage's parameters. They are known beforehand, so that what reads a parameter and what it is made from
 * may depend on each other. The secret ones are made by the operator: CloudFormation cannot.
 */
export const parameterNames = ({ name, photoKey }: Pick<Stage, 'name' | 'photoKey'>) => ({
  siteOrigin: `/platewise/${name}/site-origin`,
  photoSigningKey: `/platewise/${name}/photo-signing-key${photoKey > 1 ? `-${photoKey}` : ''}`,
  openAiKey: `/platewise/${name}/openai-api-key`,
  vapidPrivateKey: `/platewise/${name}/vapid-private-key`,
  stripeSecretKey: `/platewise/${name}/stripe-secret-key`,
  stripeWebhookSecret: `/platewise/${name}/stripe-webhook-secret`,
});
