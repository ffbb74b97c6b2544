import type { Clients } from '#infra/deploy/checks/clients.ts';
import { ACMClient } from '@aws-sdk/client-acm';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { Route53Client } from '@aws-sdk/client-route-53';
import { S3Client } from '@aws-sdk/client-s3';
import { SESClient } from '@aws-sdk/client-ses';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { answerReplay, type StubbedFailures } from './stubbed-failures.ts';
import { type ServiceAnswer, type ServiceRequest, startFaultyService } from '#test/support/faulty-service.ts';

interface StoredParameter {
  Type: 'String' | 'SecureString';
  Value: string;
}

/** The state of an account, as its services answer. */
export interface Account {
  parameters: Record<string, StoredParameter>;
  /** Answers of `GetEmailIdentity` by identity. */
  identities: Record<string, object>;
  mailAccount: object;
  /** The active receipt rule set, with the recipients of its rules; null if none is active. */
  activeRules: { name: string; recipients: string[] } | null;
  /** Mail servers of every domain. */
  mailServers: string[];
  concurrency: number;
  /** Null if the certificate does not exist. */
  certificate: object | null;
  /** Null if the zone does not exist. */
  zone: { name: string; isPrivate: boolean } | null;
  distributions: number;
  /** Status of the bucket of backups for this account. */
  backupBucket?: number;
  /** A full export in the bucket of backups. */
  backup?: { exportTime: string; items: number };
  /** Operations that the caller may not use. */
  denied: ReadonlySet<string>;
  /** Whether AWS accepts the credentials. */
  isSignedIn: boolean;
  failures?: StubbedFailures;
}

const json = (body: object, status = 200): ServiceAnswer => ({ status, body: JSON.stringify(body) });
const xml = (body: string, status = 200): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0"?>${body}`,
});
const failure = (type: string, status = 400): ServiceAnswer => ({
  status,
  headers: { 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message: 'Refused.' }),
});
const xmlFailure = (code: string, status: number): ServiceAnswer =>
  xml(
    `<ErrorResponse><Error><Code>${code}</Code><Message>Refused.</Message></Error></ErrorResponse>`,
    status,
  );

/** Answers one operation of Systems Manager, and stores what is put. */
const answerSsm = (operation: string, body: Buffer, { parameters }: Account): ServiceAnswer => {
  const input = JSON.parse(body.toString()) as {
    Name: string;
    Names: string[];
    WithDecryption?: boolean;
    Overwrite?: boolean;
  } & StoredParameter;
  const answer = (Name: string) => {
    const { Type, Value } = parameters[Name]!;
    return { Name, Type, Value: Type === 'String' || input.WithDecryption ? Value : 'AQICAHencrypted' };
  };
  if (operation === 'GetParameters')
    return json({ Parameters: input.Names.filter((name) => name in parameters).map(answer) });
  if (operation === 'GetParameter') return json({ Parameter: answer(input.Name) });
  if (input.Name in parameters && !input.Overwrite) return failure('ParameterAlreadyExists');
  parameters[input.Name] = { Type: input.Type, Value: input.Value };
  return json({ Version: 1 });
};

const operationOf = ({ headers, path, method, body }: ServiceRequest): string => {
  if (method === 'HEAD') return 'HeadBucket';
  if (path.startsWith('/platewise-')) return path.includes('list-type=2') ? 'ListObjectsV2' : 'GetObject';
  const target = headers['x-amz-target']?.toString().split('.').at(-1);
  if (target !== undefined) return target;
  if (body.toString().includes('Action=DescribeActiveReceiptRuleSet')) return 'DescribeActiveReceiptRuleSet';
  if (path.includes('list-type=2')) return 'ListObjectsV2';
  if (path.includes('/identities/')) return 'GetEmailIdentity';
  if (path.includes('/email/account')) return 'GetAccount';
  if (path.includes('/account-settings')) return 'GetAccountSettings';
  return path.includes('/hostedzone/') ? 'GetHostedZone' : 'ListDistributions';
};

const activeRulesAnswer = ({ activeRules }: Account): ServiceAnswer =>
  xml(
    `<DescribeActiveReceiptRuleSetResponse><DescribeActiveReceiptRuleSetResult>${
      activeRules
        ? `<Metadata><Name>${activeRules.name}</Name></Metadata><Rules>${activeRules.recipients
            .map(
              (recipient) =>
                `<member><Name>r</Name><Enabled>true</Enabled><Recipients><member>${recipient}</member></Recipients></member>`,
            )
            .join('')}</Rules>`
        : ''
    }</DescribeActiveReceiptRuleSetResult></DescribeActiveReceiptRuleSetResponse>`,
  );

const xmlOperations = new Set([
  'DescribeActiveReceiptRuleSet',
  'GetHostedZone',
  'ListDistributions',
  'ListObjectsV2',
]);

/** Returns the summary of the export in the bucket of backups. */
const manifestOf = ({ backup }: Account): object => ({
  exportArn: 'arn:aws:dynamodb:us-east-1:111111111111:table/Meals/export/1-a',
  tableArn: 'arn:aws:dynamodb:us-east-1:111111111111:table/Meals',
  exportTime: backup?.exportTime,
  s3Prefix: 'table',
  manifestFilesS3Key: 'table/AWSDynamoDB/1-a/manifest-files.json',
  itemCount: backup?.items,
  outputFormat: 'DYNAMODB_JSON',
});

const answerOf = (request: ServiceRequest, account: Account): ServiceAnswer => {
  const replayed = account.failures && answerReplay(request, account.failures);
  if (replayed) return replayed;
  const operation = operationOf(request);
  const isXml = xmlOperations.has(operation);
  if (!account.isSignedIn)
    return isXml ? xmlFailure('InvalidClientTokenId', 403) : failure('UnrecognizedClientException');
  if (account.denied.has(operation))
    return isXml ? xmlFailure('AccessDenied', 403) : failure('AccessDeniedException', 403);
  if (operation === 'ListObjectsV2')
    return xml(
      '<ListBucketResult><CommonPrefixes><Prefix>table/AWSDynamoDB/1-a/</Prefix></CommonPrefixes></ListBucketResult>',
    );
  if (operation === 'GetObject') return json(manifestOf(account));
  if (operation === 'HeadBucket') return { status: account.backupBucket ?? 200, body: '' };
  if (operation === 'GetEmailIdentity') {
    const name = decodeURIComponent(request.path.split('/identities/')[1]!);
    const identity = account.identities[name];
    return identity ? json(identity) : failure('NotFoundException', 404);
  }
  if (operation === 'DescribeActiveReceiptRuleSet') return activeRulesAnswer(account);
  if (operation === 'GetAccount') return json(account.mailAccount);
  if (operation === 'GetAccountSettings')
    return json({ AccountLimit: { ConcurrentExecutions: account.concurrency } });
  if (operation === 'DescribeCertificate')
    return account.certificate
      ? json({ Certificate: account.certificate })
      : failure('ResourceNotFoundException');
  if (operation === 'GetHostedZone')
    return account.zone
      ? xml(
          `<GetHostedZoneResponse><HostedZone><Id>/hostedzone/Z1</Id><Name>${account.zone.name}.</Name>` +
            `<CallerReference>r</CallerReference><Config><PrivateZone>${account.zone.isPrivate}</PrivateZone></Config>` +
            '</HostedZone></GetHostedZoneResponse>',
        )
      : xmlFailure('NoSuchHostedZone', 404);
  if (operation === 'ListDistributions')
    return xml(
      `<DistributionList><Quantity>${account.distributions}</Quantity><Items>` +
        '<DistributionSummary><Id>E1</Id></DistributionSummary>'.repeat(account.distributions) +
        '</Items></DistributionList>',
    );
  return answerSsm(operation, request.body, account);
};

/** Starts AWS endpoints that answer as an account which the test changes. */
export const startStubbedAccount = async (account: () => Account) => {
  const service = await startFaultyService(async (request) => answerOf(request, account()));
  const settings = {
    region: 'us-east-1',
    endpoint: service.endpoint,
    credentials: { accessKeyId: 'a', secretAccessKey: 's' },
    maxAttempts: 1,
  };
  const clients: Clients = {
    ssm: new SSMClient(settings),
    edgeSsm: new SSMClient(settings),
    ses: new SESv2Client(settings),
    receiving: new SESClient(settings),
    s3: new S3Client({ ...settings, forcePathStyle: true }),
    lambda: new LambdaClient(settings),
    acm: new ACMClient(settings),
    route53: new Route53Client(settings),
    cloudfront: new CloudFrontClient(settings),
    mailServersOf: async () => account().mailServers,
  };
  return { ...service, clients };
};
