import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import type { SocketApi } from '../api/socket-api.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { allowManaging, allowOnConnections } from './allow-on-connections.ts';
import { allowReadingParameter } from './allow-reading-parameter.ts';

/** Grants closing open sockets; sets `SOCKET_ENDPOINT`. */
export const grantSocketClosing = (fn: Function, sockets: SocketApi): void =>
  allowOnConnections(fn, sockets, 'DELETE');

/**
 * Grants closing open sockets to a function of the data stack, which is created before the API; sets
 * `SOCKET_ENDPOINT_PARAMETER`.
 */
export const grantSocketClosingByParameter = (fn: Function, { stage }: Platform): void => {
  const { socketEndpoint } = parameterNames(stage);
  allowManaging(fn, '*', 'DELETE');
  allowReadingParameter(fn, socketEndpoint);
  fn.addEnvironment('SOCKET_ENDPOINT_PARAMETER', socketEndpoint);
};
