import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../gateway/clock.ts';
import { AwsError, notImplemented } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest, AwsService, RequiredPermission } from '../../gateway/aws-service.ts';
import { localArnOf } from '../../template/model.ts';
import type { Mailbox } from './mailbox/mailbox.ts';

const SEND_EMAIL = '/v2/email/outbound-emails';

const addresses = z.array(z.string()).default([]);
const content = z.object({ Data: z.string() });
const simpleContent = z.object({
  Subject: content,
  Body: z.object({ Text: content.optional(), Html: content.optional() }),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});

const sendEmail = z.object({
  FromEmailAddress: z.string(),
  FromEmailAddressIdentityArn: z.string().optional(),
  ConfigurationSetName: z.string().optional(),
  Destination: z.object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses }),
  ReplyToAddresses: addresses,
  Content: z.object({ Simple: simpleContent.optional() }),
});

const inputOf = (request: AwsRequest): z.output<typeof sendEmail> => {
  if (request.method !== 'POST' || request.path !== SEND_EMAIL) {
    throw notImplemented(`SES ${request.method} ${request.path}`);
  }
  const parsed = sendEmail.safeParse(jsonBody(request, 'BadRequestException'));
  if (!parsed.success) throw new AwsError('BadRequestException', z.prettifyError(parsed.error), 400);
  return parsed.data;
};

/** Returns `hello@mail.example.com` for `Platewise <hello@mail.example.com>`. */
const addressOf = (mailbox: string): string => /<([^>]*)>\s*$/.exec(mailbox)?.[1]?.trim() ?? mailbox.trim();

/** Returns the verified identity of a sender's address: its domain. */
const identityArnOf = (sender: string): string =>
  localArnOf('ses', `identity/${addressOf(sender).split('@').pop() ?? ''}`);

const permissionsFor = (request: AwsRequest): RequiredPermission[] => {
  const { FromEmailAddress, FromEmailAddressIdentityArn, ConfigurationSetName } = inputOf(request);
  const resources = [FromEmailAddressIdentityArn ?? identityArnOf(FromEmailAddress)];
  if (ConfigurationSetName !== undefined) {
    resources.push(localArnOf('ses', `configuration-set/${ConfigurationSetName}`));
  }
  return resources.map((resource) => ({ action: 'ses:SendEmail', resource }));
};

interface Settings {
  mailbox: Mailbox;
  /** Names of the existing configuration sets. */
  configurationSets: readonly string[];
  clock: Clock;
}

const noConfigurationSet = (name: string): AwsError =>
  new AwsError('NotFoundException', `Configuration set <${name}> does not exist.`, 404);

/**
 * Emulates the part of Amazon SES (v2) that the product uses: `SendEmail` with simple content, delivered to the
 * mailbox.
 * Any other request returns 501 with the name of the unsupported part.
 */
export const createSes = ({ mailbox, configurationSets, clock }: Settings): AwsService => ({
  name: 'ses',
  serves: (request) => request.path.startsWith('/v2/email/'),
  permissionsFor,
  handle: async (request) => {
    const { FromEmailAddress, ConfigurationSetName, Destination, ReplyToAddresses, Content } =
      inputOf(request);
    if (ConfigurationSetName !== undefined && !configurationSets.includes(ConfigurationSetName))
      throw noConfigurationSet(ConfigurationSetName);
    if (!Content.Simple) throw notImplemented('SES content other than Simple');
    const { Subject, Body, Headers } = Content.Simple;
    const { ToAddresses, CcAddresses, BccAddresses } = Destination;
    for (const recipient of [...ToAddresses, ...CcAddresses, ...BccAddresses]) {
      mailbox.deliver({
        to: addressOf(recipient),
        from: FromEmailAddress,
        subject: Subject.Data,
        html: Body.Html?.Data ?? null,
        text: Body.Text?.Data ?? null,
        headers: {
          ...(ReplyToAddresses.length > 0 && { 'Reply-To': ReplyToAddresses.join(', ') }),
          ...Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
        },
        at: clock(),
      });
    }
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ MessageId: randomUUID() }),
    };
  },
});
