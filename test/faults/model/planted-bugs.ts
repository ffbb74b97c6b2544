import type { Fault, ServiceRequest } from '#test/support/faulty-service.ts';
import { isTableCall, operationOf } from '../support/faulty-aws.ts';
import type { Stand } from './wire.ts';

/** One write of a transaction in DynamoDB's API. */
type Part = Record<
  'Put' | 'Update' | 'Delete' | 'ConditionCheck',
  ({ Item?: Attributes | undefined; Key?: Attributes | undefined } & Record<string, unknown>) | undefined
>;
type Attributes = Record<string, { S?: string; N?: string }>;

const keyOf = (part: Part, name: 'pk' | 'sk'): string => {
  const { Item, Key } = part.Put ?? part.Update ?? part.Delete ?? part.ConditionCheck ?? {};
  return (Item ?? Key)?.[name]?.S ?? '';
};
const isOf = (part: Part, prefix: string): boolean => keyOf(part, 'sk').startsWith(prefix);

/** Plants a bug in the functions' writes: each transaction reaches the table as `change` returns it. */
const writing =
  (change: (parts: Part[]) => Part[]): NonNullable<Stand['bug']> =>
  (request: ServiceRequest): Fault | null => {
    if (!isTableCall(request) || operationOf(request) !== 'TransactWriteItems') return null;
    const call = JSON.parse(request.body.toString()) as { TransactItems: Part[] };
    call.TransactItems = change(call.TransactItems);
    if (call.TransactItems.length === 0) return { status: 200, headers: json, body: '{}' };
    request.body = Buffer.from(JSON.stringify(call));
    return null;
  };
const json = { 'content-type': 'application/x-amz-json-1.0' };

const without = (isLost: (part: Part) => boolean) =>
  writing((parts) => parts.filter((part) => !isLost(part)));

const diary = ['log', 'edit', 'takeOut', 'look'];

interface PlantedBug {
  bug: NonNullable<Stand['bug']>;
  kinds: readonly string[];
  /** The model's error message. */
  says: RegExp;
}

/** Typical bugs, and the writes with which each must be found. */
export const plantedBugs: Readonly<Record<string, PlantedBug>> = {
  'an Idempotency-Key that is not stored': {
    bug: without((part) => isOf(part, 'action#')),
    kinds: diary,
    says: /answered otherwise|diary of person/,
  },
  'daily totals that are not written with the entry': {
    bug: without((part) => isOf(part, 'summary#')),
    kinds: diary,
    says: /entries make/,
  },
  'an entry that is acknowledged before it is written': {
    bug: writing((parts) => (parts.some((part) => part.Put && isOf(part, 'entry#')) ? [] : parts)),
    kinds: diary,
    says: /answered otherwise|diary of person/,
  },
  'a change that ignores the stored version': {
    bug: writing((parts) => {
      const blind = (part: Part): Part => ({
        ...part,
        Put: { Item: part.Put?.Item, TableName: part.Put?.['TableName'] },
      });
      return parts.map((part) => (part.Put && isOf(part, 'entry#') ? blind(part) : part));
    }),
    kinds: ['log', 'edit'],
    says: /FOOD_ENTRY_CHANGED|entries make/,
  },
  'credits that are returned twice': {
    bug: writing((parts) => {
      const isRelease =
        parts.some((part) => part.Delete && isOf(part, 'credit-hold#')) &&
        !parts.some((part) => isOf(part, 'action#'));
      const used = parts.find((part) => isOf(part, 'account#credits'))?.Put?.Item?.['used'];
      if (isRelease && used) used.N = String(Number(used.N) - 1);
      return parts;
    }),
    kinds: ['describe', 'insights'],
    says: /changes of credits make/,
  },
  'held credits that are never released': {
    bug: without((part) => part.Delete !== undefined && isOf(part, 'credit-hold#')),
    kinds: ['describe'],
    says: /repeated press|aside|credits of person/,
  },
  'a friendship stored on one side only': {
    bug: writing((parts) => {
      const sides = parts.filter((part) => isOf(part, 'friend#'));
      return parts.filter((part) => part !== sides[1]);
    }),
    kinds: ['ask', 'accept'],
    says: /bonds of person/,
  },
  'a like that is acknowledged before it is written': {
    bug: without((part) => isOf(part, 'like#')),
    kinds: ['log', 'ask', 'accept', 'share', 'like', 'look'],
    says: /feed of person/,
  },
  'imported lines that are not recorded': {
    bug: without((part) => isOf(part, 'import#')),
    kinds: ['importLines'],
    says: /diary of person/,
  },
  'a photo row that does not count its entries': {
    bug: without((part) => isOf(part, 'photo#')),
    kinds: ['log'],
    says: /photo counts/,
  },
};
