import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { ticketHashOf } from './ticket-hash.ts';
import type { TicketRepository } from './ticket-repository.ts';

/**
 * Lets a socket open for whoever holds an unused ticket, and uses the ticket up. The person's id travels in the
 * authorizer's context, which API Gateway keeps for the life of the connection.
 */
export const createSocketAuthorizer =
  (tickets: Pick<TicketRepository, 'take'>) =>
  async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const ticket = event.queryStringParameters?.ticket;
    const userId = ticket ? await tickets.take(ticketHashOf(ticket)) : null;
    return {
      principalId: userId ?? 'nobody',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [
          { Action: 'execute-api:Invoke', Effect: userId ? 'Allow' : 'Deny', Resource: event.methodArn },
        ],
      },
      ...(userId && { context: { user_id: userId } }),
    };
  };
