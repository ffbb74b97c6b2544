import {
  type ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { environment } from '../env.ts';
import type { ReadParameter } from '../get-parameter.ts';
import { createParameterReader } from '../parameters.ts';
import { connectionsClientFromEnvironment } from './connections-client.ts';

/** Closes a connection. Does nothing if it is already closed. */
export type CloseSocket = (connectionId: string) => Promise<void>;

/** Returns the client of a function that is created before the API: its endpoint is a parameter. */
const clientByParameter = (name: string, readParameter: ReadParameter): ApiGatewayManagementApiClient =>
  connectionsClientFromEnvironment({
    endpoint: async () => {
      const endpoint = await readParameter(name);
      if (endpoint === undefined) throw new Error(`The parameter ${name} is missing.`);
      return { url: new URL(endpoint) };
    },
  });

/** Closes connections through API Gateway's management API, which then triggers `$disconnect`. */
export const closeSocketFromEnvironment = (readParameter = createParameterReader()): CloseSocket => {
  const { SOCKET_ENDPOINT_PARAMETER: name } = environment('SOCKET_ENDPOINT_PARAMETER');
  const client = name ? clientByParameter(name, readParameter) : connectionsClientFromEnvironment();
  return async (connectionId) => {
    try {
      await client.send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
    }
  };
};
