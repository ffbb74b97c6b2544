import { LogGroupLogDestination, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Platform } from '../../platform.ts';
import { socketLog } from './access-log-format.ts';
import { allowGatewayToLog } from './gateway-logging.ts';
import { createLogGroup } from '../functions/log-group.ts';

/** The WebSocket API behind `/live`. Its stage has the name of the path, so that the edge can forward it unchanged. */
export interface SocketApi {
  api: WebSocketApi;
  stage: WebSocketStage;
}

export const createSocketApi = ({ stack, stage }: Platform): SocketApi => {
  const api = new WebSocketApi(stack, 'Sockets', {
    apiName: `Platewise ${stage.name} sockets`,
    routeSelectionExpression: '$request.body.action',
  });
  const live = new WebSocketStage(stack, 'SocketStage', {
    webSocketApi: api,
    stageName: 'live',
    autoDeploy: true,
    throttle: { rateLimit: 200, burstLimit: 400 },
    accessLogSettings: {
      destination: new LogGroupLogDestination(createLogGroup(stack, 'SocketLogs', stage)),
      format: socketLog,
    },
  });
  if (stage.name !== 'local') allowGatewayToLog(stack, live);
  return { api, stage: live };
};
