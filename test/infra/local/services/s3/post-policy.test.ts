import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { OPERATOR, principal, resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';
import { s3Client } from '../../gateway/clients.ts';
import { postForm } from './browser.ts';

const Bucket = 'photos';
const Key = 'incoming/u1/01J.jpg';

const uploader = principal('uploader', [
  { Effect: 'Allow', Action: 's3:PutObject', Resource: 'arn:aws:s3:::photos/incoming/*' },
]);

const endpoint = openForAllTests(() =>
  startAwsEndpoint({
    resources: [resource('AWS::S3::Bucket', 'Photos', { BucketName: Bucket })],
    principals: [uploader],
  }),
);

const presign = (over: Partial<PresignedPostOptions> = {}, signer = uploader) =>
  createPresignedPost(s3Client(endpoint, signer), {
    Bucket,
    Key,
    Conditions: [['content-length-range', 2, 10], { 'Content-Type': 'image/jpeg' }],
    Fields: { 'Content-Type': 'image/jpeg' },
    Expires: 60,
    ...over,
  });

const asking = (success_action_status: string) =>
  presign({ Fields: { 'Content-Type': 'image/jpeg', success_action_status } });

const stored = (key = Key) => endpoint.s3.objects.get(Bucket, key);

describe('S3: form uploads', () => {
  it('form uploads store the file as the signed policy permits, and answer 204', async () => {
    const { status, headers } = await postForm(await presign());
    expect(status).toBe(204);
    const object = await stored();
    expect(object?.body.toString()).toBe('photo');
    expect(object).toMatchObject({ contentType: 'image/jpeg', etag: headers.get('etag') });
  });

  it('form uploads answer 200 or 201 when the policy requests it', async () => {
    await expect(postForm(await asking('200'))).resolves.toMatchObject({ status: 200 });
    const created = await postForm(await asking('201'));
    expect(created).toMatchObject({ status: 201, text: expect.stringContaining(`<Key>${Key}</Key>`) });
    expect(created.headers.get('location')).toBe(`${endpoint.url}/${Bucket}/${Key}`);
  });

  it('form uploads can take the key from the file name', async () => {
    const post = await presign({ Key: 'incoming/${filename}' });
    await expect(postForm(post)).resolves.toMatchObject({ status: 204 });
    expect((await stored('incoming/my photo.jpg'))?.size).toBe(5);
  });

  it('form uploads fail with the S3 error when the file is too large or too small', async () => {
    await expect(postForm(await presign(), 'x'.repeat(11))).resolves.toMatchObject({
      status: 400,
      code: 'EntityTooLarge',
      text: expect.stringContaining('<MaxSizeAllowed>10</MaxSizeAllowed>'),
    });
    await expect(postForm(await presign(), 'x')).resolves.toMatchObject({
      status: 400,
      code: 'EntityTooSmall',
    });
  });

  it.each([
    [
      'another type',
      (form: FormData) => form.set('Content-Type', 'text/html'),
      'Policy Condition failed: ["eq", "$Content-Type", "image/jpeg"]',
    ],
    [
      'another key',
      (form: FormData) => form.set('key', 'incoming/u2/01J.jpg'),
      'Policy Condition failed: ["eq", "$key", "incoming/u1/01J.jpg"]',
    ],
    [
      'a field that the policy does not name',
      (form: FormData) => form.set('Cache-Control', 'public'),
      'Extra input fields: cache-control',
    ],
    [
      'metadata that the policy does not name',
      (form: FormData) => form.set('x-amz-meta-by', 'me'),
      'Extra input fields: x-amz-meta-by',
    ],
    ['no content type', (form: FormData) => form.delete('Content-Type'), '$Content-Type'],
  ])('form uploads fail with %s', async (_, change, reason) => {
    const refused = await postForm(await presign(), 'photo', change);
    expect(refused).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(refused.text).toContain('Invalid according to Policy: ');
    expect(refused.text.replaceAll('&quot;', '"')).toContain(reason);
  });

  it('form uploads fail in another bucket than the policy names', async () => {
    const { url, fields } = await presign();
    const elsewhere = await startAwsEndpoint({
      resources: [resource('AWS::S3::Bucket', 'Other', { BucketName: 'other' })],
      principals: [{ ...uploader, statements: OPERATOR.statements }],
    });
    const refused = await postForm({
      url: url.replace(endpoint.url, elsewhere.url).replace('photos', 'other'),
      fields,
    });
    await elsewhere.stop();
    expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('$bucket') });
  });

  it('form uploads fail when the policy has expired', async () => {
    const post = await presign();
    endpoint.clock.advance(61);
    try {
      await expect(postForm(post)).resolves.toMatchObject({
        status: 403,
        code: 'AccessDenied',
        text: expect.stringContaining('Invalid according to Policy: Policy expired.'),
      });
    } finally {
      endpoint.clock.advance(-61);
    }
  });

  it('form uploads fail when the policy was changed after signing', async () => {
    const post = await presign();
    const policy = JSON.parse(Buffer.from(post.fields['Policy'] ?? '', 'base64').toString());
    policy.conditions = policy.conditions.filter((condition: unknown) => !Array.isArray(condition));
    const Policy = Buffer.from(JSON.stringify(policy)).toString('base64');
    const refused = await postForm({ ...post, fields: { ...post.fields, Policy } }, 'x'.repeat(100));
    expect(refused).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it('form uploads fail with a wrong secret, with an unknown key, and without a policy', async () => {
    const wrong = await presign({}, { ...uploader, secretAccessKey: 'guessed' });
    await expect(postForm(wrong)).resolves.toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
    const stranger = await presign({}, principal('stranger', []));
    await expect(postForm(stranger)).resolves.toMatchObject({ status: 403, code: 'InvalidAccessKeyId' });
    const unsigned = { ...(await presign()), fields: { key: Key } };
    await expect(postForm(unsigned)).resolves.toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  it('form uploads fail when the signing role may not write that key', async () => {
    const refused = await postForm(await presign({ Key: 'meals/1.jpg' }));
    expect(refused).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(refused.text).toContain(
      'is not authorized to perform: s3:PutObject on resource: arn:aws:s3:::photos/meals/1.jpg',
    );
  });

  it('form uploads fail without a file, and when the form is malformed', async () => {
    const { url, fields } = await presign();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const fileless = await fetch(url, { method: 'POST', body: form });
    expect(fileless.status).toBe(400);
    await expect(fileless.text()).resolves.toContain('POST requires exactly one file upload per request.');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await fetch(url, { method: 'POST', headers, body: 'not a form' });
    await expect(broken.text()).resolves.toContain('<Code>MalformedPOSTRequest</Code>');
  });

  it('form uploads leave nothing in the bucket after a failure', async () => {
    await endpoint.s3.objects.delete(Bucket, Key);
    await postForm(await presign(), 'x'.repeat(11));
    await postForm(await presign(), 'photo', (form) => form.set('Content-Type', 'text/html'));
    await expect(stored()).resolves.toBeUndefined();
  });
});
