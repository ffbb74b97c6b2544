import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailbox, type Mailbox } from '#infra/local/services/ses/mailbox/mailbox.ts';
import { createSes } from '#infra/local/services/ses/ses-service.ts';
import { openStore } from '#infra/local/store.ts';
import {
  credentialsOf,
  principalWith,
  type ServiceEndpoint,
  startServiceEndpoint,
} from '../cognito/service-endpoint.ts';

const DOMAIN = 'arn:aws:ses:us-east-1:000000000000:identity/mail.example.com';
const SETTINGS = 'arn:aws:ses:us-east-1:000000000000:configuration-set/Emails';
const sender = principalWith('sender', [
  { Effect: 'Allow', Action: 'ses:SendEmail', Resource: [DOMAIN, SETTINGS, `${SETTINGS}-of-no-stack`] },
]);

const simple = (from: string) =>
  new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: ['Mara <mara@example.com>'], CcAddresses: ['cc@example.com'] },
    Content: {
      Simple: {
        Subject: { Data: 'Your week' },
        Body: { Html: { Data: '<p>Well done</p>' }, Text: { Data: 'Well done, in words' } },
      },
    },
  });

describe('SES: sending an email', () => {
  const store = openStore(':memory:');
  let mailbox: Mailbox;
  let endpoint: ServiceEndpoint;
  let client: SESv2Client;

  beforeAll(async () => {
    mailbox = createMailbox(store);
    const ses = createSes({
      mailbox,
      configurationSets: ['Emails', 'Others'],
      clock: () => new Date('2026-11-20T08:00:00Z'),
    });
    endpoint = await startServiceEndpoint([ses], [sender]);
    client = new SESv2Client({
      endpoint: endpoint.url,
      region: 'us-east-1',
      credentials: credentialsOf(sender),
      maxAttempts: 1,
    });
  });
  afterAll(async () => {
    await endpoint.stop();
    store.close();
  });

  it('delivers it to every recipient in the mailbox', async () => {
    const { MessageId } = await client.send(simple('Platewise <hello@mail.example.com>'));
    expect(MessageId).toMatch(/[\da-f-]{36}/);
    expect(mailbox.list('mara@example.com')).toEqual([
      {
        to: 'mara@example.com',
        from: 'Platewise <hello@mail.example.com>',
        subject: 'Your week',
        html: '<p>Well done</p>',
        text: 'Well done, in words',
        at: new Date('2026-11-20T08:00:00Z'),
        code: null,
        links: [],
        headers: {},
      },
    ]);
    expect(mailbox.list('cc@example.com')).toHaveLength(1);
  });

  it('shows the reply-to address', async () => {
    const { input } = simple('hello@mail.example.com');
    const Destination = { ToAddresses: ['help@example.com'] };
    await client.send(
      new SendEmailCommand({ ...input, Destination, ReplyToAddresses: ['mara@example.com'] }),
    );
    expect(mailbox.list('help@example.com')).toMatchObject([{ headers: { 'Reply-To': 'mara@example.com' } }]);
  });

  it('rejects a sender identity that the caller may not use', async () => {
    await expect(client.send(simple('hello@elsewhere.example'))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('identity/elsewhere.example'),
    });
  });

  it('accepts a configuration set that the caller may use, and rejects any other', async () => {
    const { input } = simple('hello@mail.example.com');
    const send = (ConfigurationSetName: string) =>
      client.send(new SendEmailCommand({ ...input, ConfigurationSetName }));
    await expect(send('Emails')).resolves.toMatchObject({ MessageId: expect.any(String) });
    await expect(send('Others')).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('configuration-set/Others'),
    });
    await expect(send('Emails-of-no-stack')).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  it('reports that raw emails are not supported', async () => {
    const raw = new SendEmailCommand({
      FromEmailAddress: 'hello@mail.example.com',
      Destination: { ToAddresses: ['mara@example.com'] },
      Content: { Raw: { Data: Buffer.from('Subject: x') } },
    });
    await expect(client.send(raw)).rejects.toMatchObject({ $metadata: { httpStatusCode: 501 } });
  });
});
