import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailerFromEnvironment } from '#functions/platform/mail/mailer.ts';

const silent = createServer(() => undefined);

afterEach(() => {
  silent.closeAllConnections();
  silent.close();
  vi.unstubAllEnvs();
});

describe('Sending an email', () => {
  it('gives up when the mail service does not respond in time', async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
    vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    vi.stubEnv('AWS_REGION', 'us-east-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    vi.stubEnv('MAIL_CONFIGURATION_SET', 'Emails');
    vi.stubEnv('MAIL_FROM', 'hello@plate.example');
    const send = mailerFromEnvironment(50);
    const mail = { to: 'mara@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
    await expect(send(mail)).rejects.toThrow(/abort|timeout/i);
  });
});
