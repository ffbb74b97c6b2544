import { sqsError } from './errors.ts';

/** One receipt of a message. Each receipt of the same message has a different handle. */
export interface Receipt {
  queue: string;
  id: string;
  receipt: string;
}

export const receiptHandleOf = ({ queue, id, receipt }: Receipt): string =>
  Buffer.from([queue, id, receipt].join('\n')).toString('base64');

/** Parses a receipt handle. @throws AwsError ReceiptHandleIsInvalid for an invalid handle or one of another queue */
export const parseReceiptHandle = (handle: string, queue: string): Receipt => {
  const [of, id, receipt, ...rest] = Buffer.from(handle, 'base64').toString().split('\n');
  if (of !== queue || !id || !receipt || rest.length > 0) {
    throw sqsError(
      'ReceiptHandleIsInvalid',
      `The input receipt handle "${handle}" is not a valid receipt handle.`,
    );
  }
  return { queue, id, receipt };
};
