import type { PluginContext, ServicePlugin } from '../plugin.ts';
import type { Mailbox } from '../ses/mailbox/mailbox.ts';
import { type Cognito, createCognito } from './cognito.ts';

/** Creates Cognito with the template's user pool. Codes are sent to the mailbox. */
export const createCognitoPlugin = (
  { store, stack, runtime, clock, dataDir }: PluginContext,
  mailbox: Mailbox,
): ServicePlugin & { cognito: Cognito } => {
  const cognito = createCognito({ store, stack, runtime, mailbox, clock, dataDir });
  return { service: cognito.service, cognito };
};
