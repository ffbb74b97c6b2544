import { connect } from 'node:net';
import { GetObjectCommand, GetObjectTaggingCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ListQueuesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { SSMClient, GetParameterCommand } from '@aws-sdk/client-ssm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '#infra/local/gateway/read-request.ts';
import { credentialsOf, OPERATOR, principal, resource, startAwsEndpoint } from './aws-endpoint.ts';
import type { AwsEndpoint } from './aws-endpoint.ts';
import { s3Client, sqsClient, tampering } from './clients.ts';

const QUEUE_ARN = 'arn:aws:sqs:us-east-1:000000000000:jobs';

const photographer = principal('photographer', [
  { Effect: 'Allow', Action: ['s3:GetObject', 's3:PutObject'], Resource: 'arn:aws:s3:::photos/*' },
  { Effect: 'Deny', Action: 's3:*', Resource: 'arn:aws:s3:::photos/private/*' },
]);

let endpoint: AwsEndpoint;
let queueUrl: string;

beforeAll(async () => {
  endpoint = await startAwsEndpoint({
    resources: [
      resource('AWS::S3::Bucket', 'Photos', { BucketName: 'photos' }),
      resource('AWS::SQS::Queue', 'Jobs', { QueueName: 'jobs' }),
    ],
    principals: [photographer],
  });
  queueUrl = `${endpoint.url}/000000000000/jobs`;
});

afterAll(() => endpoint.stop());

const put = (Key = 'a.txt') => new PutObjectCommand({ Bucket: 'photos', Key, Body: 'hello' });
const send = () => new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: 'hello' });

describe('The AWS gateway: signed requests', () => {
  it('accepts them under the path prefix of the endpoint, in both protocols', async () => {
    await expect(s3Client(endpoint).send(put("a folder/it's (1)+é.txt"))).resolves.toMatchObject({
      ETag: '"5d41402abc4b2a76b9719d911017c592"',
    });
    await expect(sqsClient(endpoint).send(send())).resolves.toHaveProperty('MessageId');
  });

  it('accepts clients that take the endpoint from AWS_ENDPOINT_URL', async () => {
    process.env['AWS_ENDPOINT_URL'] = endpoint.url;
    try {
      const config = { region: 'us-east-1', credentials: credentialsOf(OPERATOR) };
      const s3 = new S3Client(config);
      await s3.send(put('env.txt'));
      const got = await s3.send(new GetObjectCommand({ Bucket: 'photos', Key: 'env.txt' }));
      await expect(got.Body?.transformToString()).resolves.toBe('hello');
      await expect(new SQSClient(config).send(send())).resolves.toHaveProperty('MessageId');
    } finally {
      delete process.env['AWS_ENDPOINT_URL'];
    }
  });

  it.each([
    ['another path', (request: { path: string }) => (request.path += 'x')],
    [
      'another signed header',
      (request: { headers: Record<string, string> }) => (request.headers['content-type'] = 'text/html'),
    ],
    ['another query', (request: { query: Record<string, unknown> }) => (request.query['x-id'] = 'GetObject')],
  ])('rejects a request that has %s than was signed', async (_, change) => {
    await expect(tampering(s3Client(endpoint), change).send(put())).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
      $metadata: { httpStatusCode: 403 },
    });
  });

  it('rejects a request that has another body than was signed', async () => {
    const s3 = tampering(s3Client(endpoint), (request) => (request.body = 'HELLO'));
    await expect(s3.send(put())).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
    const sqs = tampering(sqsClient(endpoint), (request) => {
      request.body = JSON.stringify({ QueueUrl: queueUrl, MessageBody: 'HELLO' });
      request.headers['content-length'] = String(Buffer.byteLength(request.body as string));
    });
    await expect(sqs.send(send())).rejects.toMatchObject({ name: 'InvalidSignatureException' });
  });

  it('rejects an x-amz header that was not signed', async () => {
    const s3 = tampering(s3Client(endpoint), (request) => (request.headers['x-amz-meta-extra'] = '1'));
    await expect(s3.send(put())).rejects.toMatchObject({
      name: 'AccessDenied',
      HeadersNotSigned: 'x-amz-meta-extra',
    });
  });

  it('rejects an unknown access key and a wrong secret', async () => {
    const stranger = principal('stranger', []);
    await expect(s3Client(endpoint, stranger).send(put())).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
      $metadata: { httpStatusCode: 403 },
    });
    await expect(sqsClient(endpoint, stranger).send(send())).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
      message: 'The security token included in the request is invalid.',
    });
    const wrong = { ...OPERATOR, secretAccessKey: 'guessed' };
    await expect(s3Client(endpoint, wrong).send(put())).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    await expect(sqsClient(endpoint, wrong).send(send())).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
  });

  it.each([16, -16])('rejects a request whose time differs by %i minutes', async (minutes) => {
    endpoint.clock.advance(minutes * 60);
    try {
      await expect(s3Client(endpoint).send(put())).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
      await expect(sqsClient(endpoint).send(send())).rejects.toMatchObject({
        name: 'InvalidSignatureException',
      });
    } finally {
      endpoint.clock.advance(-minutes * 60);
    }
  });

  it('accepts a retry after the client has corrected its clock from the error', async () => {
    endpoint.clock.advance(3600);
    try {
      const patient = new S3Client({
        endpoint: endpoint.url,
        region: 'us-east-1',
        credentials: credentialsOf(OPERATOR),
      });
      await expect(patient.send(put())).resolves.toHaveProperty('ETag');
    } finally {
      endpoint.clock.advance(-3600);
    }
  });
});

describe('The AWS gateway: permissions', () => {
  it('rejects a missing permission with the AWS error message', async () => {
    const arn = 'arn:aws:sts::000000000000:assumed-role/photographer/photographer';
    await expect(sqsClient(endpoint, photographer).send(send())).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(
        `User: ${arn} is not authorized to perform: sqs:SendMessage on resource: ${QUEUE_ARN}`,
      ),
    });
  });

  it('accepts an allowed action unless a statement denies it', async () => {
    const s3 = s3Client(endpoint, photographer);
    await expect(s3.send(put('b.txt'))).resolves.toHaveProperty('ETag');
    await expect(s3.send(put('private/b.txt'))).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining('with an explicit deny'),
      $metadata: { httpStatusCode: 403 },
    });
  });

  it('rejects unsigned requests', async () => {
    const object = await fetch(`${endpoint.url}/photos/a.txt`);
    expect(object.status).toBe(403);
    await expect(object.text()).resolves.toContain('<Code>AccessDenied</Code>');
    const headers = { 'x-amz-target': 'AmazonSQS.PurgeQueue', 'content-type': 'application/x-amz-json-1.0' };
    const body = JSON.stringify({ QueueUrl: queueUrl });
    const queue = await fetch(`${endpoint.url}/`, { method: 'POST', headers, body });
    expect(queue.status).toBe(400);
    await expect(queue.json()).resolves.toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });
});

describe('The AWS gateway: unsupported requests', () => {
  it('answers 501 with the name of the service, operation or sub-resource', async () => {
    const ssm = new SSMClient({
      endpoint: endpoint.url,
      region: 'us-east-1',
      credentials: credentialsOf(OPERATOR),
      maxAttempts: 1,
    });
    await expect(ssm.send(new GetParameterCommand({ Name: 'x' }))).rejects.toMatchObject({
      message: expect.stringContaining('AmazonSSM.GetParameter'),
      $metadata: { httpStatusCode: 501 },
    });
    await expect(sqsClient(endpoint).send(new ListQueuesCommand({}))).rejects.toMatchObject({
      message: expect.stringContaining('SQS ListQueues'),
      $metadata: { httpStatusCode: 501 },
    });
    await expect(
      s3Client(endpoint).send(new GetObjectTaggingCommand({ Bucket: 'photos', Key: 'a.txt' })),
    ).rejects.toMatchObject({
      name: 'NotImplemented',
      message: expect.stringContaining('tagging'),
      $metadata: { httpStatusCode: 501 },
    });
  });

  it('answers 501 with the name of a payload with signed chunks', async () => {
    const s3 = tampering(s3Client(endpoint), (request) => {
      request.headers['x-amz-content-sha256'] = 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD';
    });
    await expect(s3.send(put())).rejects.toThrow('STREAMING-AWS4-HMAC-SHA256-PAYLOAD');
  });
});

describe('The AWS gateway: request bodies', () => {
  it('rejects a body above 30 MB with a response instead of a broken connection', async () => {
    const body = Buffer.alloc(MAX_BODY_BYTES + 1);
    const response = await fetch(`${endpoint.url}/photos/large`, { method: 'PUT', body });
    expect(response.status).toBe(400);
    await expect(response.text()).resolves.toContain('<Code>EntityTooLarge</Code>');
  });

  it('the gateway survives an aborted body', async () => {
    const { port } = new URL(endpoint.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write('PUT /__local/aws/photos/x HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf');
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on('close', () => resolve());
    });
    await expect(s3Client(endpoint).send(put())).resolves.toHaveProperty('ETag');
    expect(endpoint.reported).toEqual([]);
  });
});
