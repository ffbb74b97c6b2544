/** A received message in the format of Lambda's event. */
export interface QueueMessage {
  messageId: string;
  receiptHandle: string;
  body: string;
  attributes: Record<string, string>;
  messageAttributes: Record<string, unknown>;
  md5OfBody: string;
}

/** The queue operations that event source mappings use. */
export interface MessageQueues {
  /** Receives messages and hides them for the queue's visibility timeout. */
  receive(queueArn: string, most: number): Promise<QueueMessage[]>;
  delete(queueArn: string, receiptHandle: string): Promise<void>;
}
