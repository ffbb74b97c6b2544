import { LogGroupLogDestination, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Platform } from '../../platform.ts';
import { socketLog } from './access-log-format.ts';
import { allowGatewayToLog } from './gateway-logging.ts';
import { createLogGroup } from '../functions/log-group.ts';
import { parameterNames } from '../settings/parameter-names.ts';

/** The WebSocket API behind `/live`. Its stage has the name of the path, so that the edge can forward it unchanged. */
export interface SocketApi {
  api: WebSocketApi;
  stage: WebSocketStage;
}

/** Name of the stage of the WebSocket API. */
export const LIVE = 'live';

/** Publishes the endpoint for functions of the data stack (`grants/grant-socket-closing.ts`). */
const publishEndpoint = ({ stack, stage }: Platform, live: WebSocketStage): StringParameter =>
  new StringParameter(stack, 'SocketEndpoint', {
    parameterName: parameterNames(stage).socketEndpoint,
    stringValue: live.callbackUrl,
  });

export const createSocketApi = (platform: Platform): SocketApi => {
  const { stack, stage } = platform;
  const api = new WebSocketApi(stack, 'Sockets', {
    apiName: `Platewise ${stage.name} sockets`,
    routeSelectionExpression: '$request.body.action',
  });
  const live = new WebSocketStage(stack, 'SocketStage', {
    webSocketApi: api,
    stageName: LIVE,
    autoDeploy: true,
    throttle: { rateLimit: 200, burstLimit: 400 },
    accessLogSettings: {
      destination: new LogGroupLogDestination(createLogGroup(stack, 'SocketLogs', stage)),
      format: socketLog,
    },
  });
  if (stage.name !== 'local') allowGatewayToLog(stack, live);
  publishEndpoint(platform, live);
  return { api, stage: live };
};
