import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { SocketApi } from '../api/socket-api.ts';
import { allowOnConnections } from './allow-on-connections.ts';

/** Grants closing open sockets; sets `SOCKET_ENDPOINT`. */
export const grantSocketClosing = (fn: Function, sockets: SocketApi): void =>
  allowOnConnections(fn, sockets, 'DELETE');
