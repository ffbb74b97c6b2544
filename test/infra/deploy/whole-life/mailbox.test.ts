import { S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { createBucketMailbox } from '#infra/deploy/whole-life/mailbox/bucket-mailbox.ts';
import { parseEmail } from '#infra/deploy/whole-life/mailbox/parse-email.ts';
import { codeOf } from '#infra/local/services/ses/mailbox/mail-contents.ts';
import { startFaultyService } from '#test/support/faulty-service.ts';

const ADDRESS = 'walk+0a1b@walk.plate.app';

/** An email as SES stores it. */
const emailOf = (headers: string[], ...body: string[]): string =>
  ['From: Platewise <hello@mail.plate.app>', `To: Walk <${ADDRESS}>`, ...headers, '', ...body].join('\r\n');

const html = emailOf(
  [
    'Subject: Your Platewise code',
    'Content-Type: text/html; charset=UTF-8',
    'Content-Transfer-Encoding: quoted-printable',
  ],
  '<style>p{color:#123456}</style><p style=3D"color:#654321">Enter this code. It=E2=80=99s valid for=',
  ' 24 hours.</p><p>=34=38=31=35=31=36</p>',
);
const multipart = emailOf(
  ['Subject: =?UTF-8?B?WW91ciBQbGF0ZXdpc2UgY29kZQ==?=', 'Content-Type: multipart/alternative; boundary="b"'],
  '--b',
  'Content-Type: text/plain; charset=UTF-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('Enter 481516 to finish.').toString('base64'),
  '--b',
  'Content-Type: text/html; charset=UTF-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('<p>Enter <b>481516</b> to finish.</p>').toString('base64'),
  '--b--',
);
const plain = emailOf(['Subject: Your Platewise code'], 'Enter 481516 to finish.');

describe('The emails of a walk', () => {
  it.each([
    ['HTML in quoted-printable, whose styles contain six digits', html],
    ['text and HTML in base64, with an encoded subject', multipart],
    ['plain text', plain],
  ])('the code is found in %s', async (_, raw) => {
    const email = await parseEmail(Buffer.from(raw));
    expect(email).toMatchObject({ subject: 'Your Platewise code', recipients: [ADDRESS] });
    expect(codeOf(email.text, [])).toBe('481516');
  });

  it('the mailbox on AWS returns the emails to one address, and reads no older or large ones, and none twice', async () => {
    const objects: Record<string, { raw: string; at: string; size?: number }> = {
      setup: { raw: 'Subject: Amazon SES Setup Notification\r\n\r\nHello', at: '2026-11-28T10:00:00Z' },
      old: { raw: plain, at: '2026-11-28T08:00:00Z' },
      large: { raw: plain, at: '2026-11-28T10:00:00Z', size: 40_000_000 },
      broken: { raw: `To: ${ADDRESS}\r\n${'x: '.repeat(2_000_000)}`, at: '2026-11-28T10:00:00Z' },
      mine: { raw: html, at: '2026-11-28T10:00:05Z' },
      other: { raw: plain.replace('0a1b', 'ffff'), at: '2026-11-28T10:00:06Z' },
    };
    const contents = Object.entries(objects)
      .map(
        ([key, { at, size = 1_000 }]) =>
          `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>${size}</Size></Contents>`,
      )
      .join('');
    const service = await startFaultyService(async ({ path }) => {
      const object = objects[path.split('?')[0]!.split('/')[2] ?? ''];
      return { status: 200, body: object?.raw ?? `<ListBucketResult>${contents}</ListBucketResult>` };
    });
    try {
      const s3 = new S3Client({
        endpoint: service.endpoint,
        forcePathStyle: true,
        region: 'us-east-1',
        credentials: { accessKeyId: 'a', secretAccessKey: 's' },
      });
      const since = new Date('2026-11-28T10:00:00Z');
      const mailbox = createBucketMailbox({ s3, bucket: 'emails', domain: 'walk.plate.app', since });
      const found = await mailbox.emailsTo(ADDRESS.toUpperCase());
      expect(found.map(({ subject }) => subject)).toEqual(['Your Platewise code']);
      await mailbox.emailsTo(ADDRESS);
      const reads = service.requests
        .map(({ path }) => path.split('?')[0]!.split('/')[2] ?? '')
        .filter(Boolean);
      expect(reads).toEqual(['setup', 'broken', 'mine', 'other']);
    } finally {
      await service.stop();
    }
  });
});
