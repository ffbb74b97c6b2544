import type { PluginContext, ServicePlugin } from '../plugin.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { createSes } from './ses-service.ts';

/** Creates SES, which delivers every email into the local mailbox. */
export const createSesPlugin = ({ store, clock }: PluginContext): ServicePlugin & { mailbox: Mailbox } => {
  const mailbox = createMailbox(store);
  return { service: createSes({ mailbox, clock }), mailbox };
};
