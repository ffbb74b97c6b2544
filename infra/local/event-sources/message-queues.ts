/** A received message, in the form that Lambda's event gives it. */
export interface QueueMessage {
  messageId: string;
  receiptHandle: string;
  body: string;
  attributes: Record<string, string>;
  messageAttributes: Record<string, unknown>;
  md5OfBody: string;
}

/** The stack's queues, as far as event mappings use them. */
export interface MessageQueues {
  send(queueArn: string, body: string): Promise<void>;
  /** Hides what it hands out for the queue's visibility timeout. */
  receive(queueArn: string, most: number): Promise<QueueMessage[]>;
  delete(queueArn: string, receiptHandle: string): Promise<void>;
}
