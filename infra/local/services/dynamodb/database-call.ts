import { recordOf, recordsOf } from '../../record.ts';

/** An operation of the database that succeeded, and what it cost. */
export interface DatabaseCall {
  /** E.g. `Query`. */
  operation: string;
  /** Capacity units, table and indexes together; 0 unless the cloud counts them. */
  readUnits: number;
  writeUnits: number;
  /** Size of the answer's body. */
  bytes: number;
  /** Time until it was there. */
  ms: number;
  /** Trace of the function that called; blank for who is none. */
  traceId: string;
}

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

const unitsIn = (answer: Buffer): number => {
  const consumed = recordOf(JSON.parse(answer.toString()))['ConsumedCapacity'];
  const parts = Array.isArray(consumed) ? recordsOf(consumed) : [recordOf(consumed)];
  return parts.reduce((sum, part) => sum + Number(part['CapacityUnits'] ?? 0), 0);
};

/** Asks the database to count. Source: DynamoDB API Reference, `ReturnConsumedCapacity`. */
export const countingInput = (body: Buffer): Buffer =>
  Buffer.from(JSON.stringify({ ...recordOf(JSON.parse(body.toString())), ReturnConsumedCapacity: 'TOTAL' }));

/** @param counted whether the answer carries its capacity units */
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
    readUnits: isWrite ? 0 : units,
    writeUnits: isWrite ? units : 0,
    bytes: answer.length,
    ms,
    traceId,
  };
};
