import { PHYSICAL_ID } from '../../template/physical-id.ts';
import type { PluginContext, ServicePlugin } from '../plugin.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { createSes } from './ses-service.ts';

/** Creates SES, which delivers every email into the local mailbox. */
export const createSesPlugin = ({
  stack,
  store,
  clock,
}: PluginContext): ServicePlugin & { mailbox: Mailbox } => {
  const mailbox = createMailbox(store);
  const configurationSets = stack
    .byType('AWS::SES::ConfigurationSet')
    .map(({ metadata }) => String(metadata[PHYSICAL_ID]));
  return { service: createSes({ mailbox, configurationSets, clock }), mailbox };
};
