import { recordOf, recordsOf } from '../../record.ts';

/** A successful database operation and its cost. */
export interface DatabaseCall {
  /** E.g. `Query`. */
  operation: string;
  /** Whether the operation can change items. */
  isWrite: boolean;
  /** Capacity units of the table and its indexes; 0 unless the local cloud counts them. */
  readUnits: number;
  writeUnits: number;
  /** Size of the response body. */
  bytes: number;
  /** Duration until the response arrived. */
  ms: number;
  /** Trace ID of the calling function; empty for other callers. */
  traceId: string;
}

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

const unitsIn = (answer: Buffer): number => {
  const consumed = recordOf(JSON.parse(answer.toString()))['ConsumedCapacity'];
  const parts = Array.isArray(consumed) ? recordsOf(consumed) : [recordOf(consumed)];
  return parts.reduce((sum, part) => sum + Number(part['CapacityUnits'] ?? 0), 0);
};

/** Adds `ReturnConsumedCapacity` to a request body. Source: DynamoDB API Reference, `ReturnConsumedCapacity`. */
export const countingInput = (body: Buffer): Buffer =>
  Buffer.from(JSON.stringify({ ...recordOf(JSON.parse(body.toString())), ReturnConsumedCapacity: 'TOTAL' }));

/** @param counted whether the response includes capacity units */
export const databaseCallOf = (
  operation: string,
  answer: Buffer,
  ms: number,
  counted: boolean,
  traceId = '',
): DatabaseCall => {
  const units = counted ? unitsIn(answer) : 0;
  const isWrite = writes.has(operation);
  return {
    operation,
    isWrite,
    readUnits: isWrite ? 0 : units,
    writeUnits: isWrite ? units : 0,
    bytes: answer.length,
    ms,
    traceId,
  };
};
