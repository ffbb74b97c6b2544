import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { SocketApi } from '../api/socket-api.ts';
import { allowOnConnections } from './allow-on-connections.ts';

/** Grants sending messages to open sockets; sets `SOCKET_ENDPOINT`. */
export const grantSocketPush = (fn: Function, sockets: SocketApi): void =>
  allowOnConnections(fn, sockets, 'POST');
