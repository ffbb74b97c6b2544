import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import type { HasEnded } from '../platform/session/session-ledger.ts';
import { ticketHashOf } from './ticket-hash.ts';
import type { TicketRepository } from './ticket-repository.ts';

interface Dependencies {
  tickets: Pick<TicketRepository, 'take'>;
  hasEnded: HasEnded;
}

/**
 * Authorizes a socket with an unused ticket and consumes the ticket. A ticket of a session that has ended is rejected:
 * the socket would outlive the session. The user ID is passed in the authorizer's context, which API Gateway keeps for
 * the life of the connection.
 */
export const createSocketAuthorizer = ({ tickets, hasEnded }: Dependencies) => {
  const ownerOf = async (ticket: string): Promise<string | null> => {
    const taken = await tickets.take(ticketHashOf(ticket));
    return taken && !(await hasEnded(taken)) ? taken.user_id : null;
  };

  return async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const ticket = event.queryStringParameters?.ticket;
    const userId = ticket ? await ownerOf(ticket) : null;
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
};
