import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAwsGateway } from '#infra/local/gateway/aws-gateway.ts';
import type { PolicyStatement, Principal } from '#infra/local/gateway/principal.ts';
import type { AwsService } from '#infra/local/gateway/aws-service.ts';

const PREFIX = '/__local/aws';

/** Creates a principal with these statements; without any, it has no permissions. */
export const principalWith = (name: string, statements: PolicyStatement[] = []): Principal => ({
  name,
  accessKeyId: `AKIA${name.toUpperCase()}`,
  secretAccessKey: `secret-of-${name}`,
  statements,
});

/** A principal with all permissions. */
export const operator = principalWith('operator', [{ Effect: 'Allow', Action: '*', Resource: '*' }]);

/** Returns the credentials that an SDK client needs to act as a principal. */
export const credentialsOf = ({ accessKeyId, secretAccessKey }: Principal) => ({
  accessKeyId,
  secretAccessKey,
});

/**
 * Starts the local cloud's AWS endpoint with these services on a free port. Signatures are checked with the real clock.
 */
export const startServiceEndpoint = async (services: AwsService[], principals: Principal[] = [operator]) => {
  const gateway = createAwsGateway({
    services,
    principalOf: (accessKeyId) => principals.find((principal) => principal.accessKeyId === accessKeyId),
    clock: () => new Date(),
  });
  const server = createServer((request, response) => void gateway(request, response, PREFIX));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}${PREFIX}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type ServiceEndpoint = Awaited<ReturnType<typeof startServiceEndpoint>>;
