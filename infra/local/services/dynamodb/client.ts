import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A raw HTTP response of DynamoDB Local. */
interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Client for DynamoDB Local that sends DynamoDB's JSON protocol over keep-alive connections. */
export interface DynamoDbClient {
  /** @param target e.g. `DynamoDB_20120810.GetItem` */
  forward(target: string, body: Buffer | string): Promise<RawAnswer>;
  /**
   * Calls an operation and returns the parsed response.
   * @throws DynamoDbError for any status other than 200
   */
  call(target: string, input: unknown): Promise<Record<string, unknown>>;
  close(): void;
}

/** An error response of DynamoDB, e.g. `ResourceNotFoundException`. */
export class DynamoDbError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'DynamoDbError';
    this.code = code;
  }
}

// DynamoDB Local requires a well-formed signature but never verifies it. Only this process connects to it.
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

const errorOf = (answer: RawAnswer): DynamoDbError => {
  const {
    __type = 'Unknown',
    message,
    Message,
  } = JSON.parse(answer.body.toString() || '{}') as Record<string, string | undefined>;
  return new DynamoDbError(__type.split('#').at(-1) ?? __type, message ?? Message ?? __type);
};

/** @param port DynamoDB Local's port on 127.0.0.1 */
export const createDynamoDbClient = (port: number): DynamoDbClient => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });

  const forward = (target: string, body: Buffer | string): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/x-amz-json-1.0',
            'x-amz-target': target,
            authorization: AUTHORIZATION,
            'content-length': Buffer.byteLength(body),
          },
        },
        (incoming) => {
          const { statusCode: status = 500, headers } = incoming;
          buffer(incoming).then((received) => resolve({ status, headers, body: received }), reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  return {
    forward,
    call: async (target, input) => {
      const answer = await forward(target, JSON.stringify(input));
      if (answer.status !== 200) throw errorOf(answer);
      return JSON.parse(answer.body.toString()) as Record<string, unknown>;
    },
    close: () => agent.destroy(),
  };
};
