import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAwsGateway } from '#infra/local/gateway/aws-gateway.ts';
import type { PolicyStatement, Principal } from '#infra/local/gateway/principal.ts';
import { createS3 } from '#infra/local/services/s3/s3.ts';
import { createSqs } from '#infra/local/services/sqs/sqs.ts';
import { openStore } from '#infra/local/store.ts';
import type { LocalStack, Resource } from '#infra/local/template/model.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const PREFIX = '/__local/aws';

/** Creates a clock that starts at the real time and that tests can move. */
const movableClock = () => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (seconds: number): void => {
      offset += seconds * 1000;
    },
  };
};

export const principal = (name: string, statements: PolicyStatement[]): Principal => ({
  name,
  accessKeyId: `AKIA${name.toUpperCase()}`,
  secretAccessKey: `secret of ${name}`,
  statements,
});

export const OPERATOR = principal('operator', [{ Effect: 'Allow', Action: '*', Resource: '*' }]);

export const credentialsOf = ({ accessKeyId, secretAccessKey }: Principal) => ({
  accessKeyId,
  secretAccessKey,
});

export const resource = (type: string, id: string, properties: Record<string, unknown>): Resource => ({
  id,
  type,
  properties,
  metadata: {},
});

const stackOf = (resources: Resource[]): LocalStack => ({
  resources,
  byType: (type) => resources.filter((candidate) => candidate.type === type),
  byId: (id) => resources.find((candidate) => candidate.id === id),
});

export interface EndpointOptions {
  resources: Resource[];
  principals?: Principal[];
  /** The data of an earlier endpoint, to reopen it. */
  dataDir?: string;
}

/** Starts the AWS endpoint with S3 and SQS on a free port of 127.0.0.1, as the local cloud does. */
export const startAwsEndpoint = async ({ resources, principals = [], dataDir }: EndpointOptions) => {
  const dir = dataDir ?? temporaryFolder();
  const clock = movableClock();
  const store = openStore(join(dir, 'store.sqlite'));
  const s3 = createS3({ store, dir: join(dir, 's3'), clock: clock.now });
  const sqs = createSqs({ store, clock: clock.now });
  const stack = stackOf(resources);
  s3.configureBuckets(stack);
  sqs.configureQueues(stack);
  const known = [OPERATOR, ...principals];
  const reported: unknown[] = [];
  const gateway = createAwsGateway({
    services: [sqs.service, s3.service],
    principalOf: (accessKeyId) => known.find((candidate) => candidate.accessKeyId === accessKeyId),
    clock: clock.now,
    report: (error) => reported.push(error),
  });
  const server = createServer((req, res) => void gateway(req, res, PREFIX));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${PREFIX}`,
    dataDir: dir,
    clock,
    s3,
    sqs,
    /** Failures that the caller did not cause. */
    reported,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      store.close();
    },
  };
};

export type AwsEndpoint = Awaited<ReturnType<typeof startAwsEndpoint>>;
