import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import type { SessionEndRepository } from '../account/session-end-repository.ts';
import { ticketHashOf } from './ticket-hash.ts';
import type { TicketRepository } from './ticket-repository.ts';

interface Dependencies {
  tickets: Pick<TicketRepository, 'take'>;
  sessions: Pick<SessionEndRepository, 'endOf'>;
}

/**
 * Lets a socket open for whoever holds an unused ticket, and uses the ticket up. One that was given before the person's
 * sessions were ended opens nothing. The person's id travels in the authorizer's context, which API Gateway keeps for
 * the life of the connection.
 */
export const createSocketAuthorizer = ({ tickets, sessions }: Dependencies) => {
  const ownerOf = async (ticket: string): Promise<string | null> => {
    const taken = await tickets.take(ticketHashOf(ticket));
    const endedAt = taken && (await sessions.endOf(taken.user_id));
    return taken && (endedAt === null || taken.given_at >= endedAt) ? taken.user_id : null;
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
