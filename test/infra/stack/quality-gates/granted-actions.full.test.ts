import { expect, it } from 'vitest';
import { bundleFolderOf } from '#infra/bundles/bundle-folder.ts';
import { bundlesInMemory } from '#test/support/measure-bundles.ts';
import { templateOf } from '../template.ts';
import { grantedActions, usedActions } from './granted-actions.ts';

/** Granted actions that no command of a bundle sends, and who needs them. */
const exceptions: { action: RegExp; entry?: RegExp; reason: string }[] = [
  { action: /^logs:/, reason: "Lambda writes the function's log." },
  { action: /^xray:/, reason: 'Lambda sends traces.' },
  {
    action: /^sqs:(?:ReceiveMessage|DeleteMessage|ChangeMessageVisibility|GetQueueAttributes)$/,
    reason: 'The event source mapping polls the queue as the function.',
  },
  { action: /^sqs:GetQueueUrl$/, reason: "The CDK library's grants of queues include it." },
  {
    action: /^dynamodb:(?:DescribeStream|GetRecords|GetShardIterator|ListStreams)$/,
    reason: 'The event source mapping reads the stream as the function.',
  },
  {
    action: /^s3:ListBucket$/,
    reason: 'Without it, S3 reports a missing object as forbidden.',
  },
  {
    action: /^s3:PutObject$/,
    entry: /\/(?:changes|award)\.lambda\.ts$/,
    reason: 'The event source mapping stores failed records as the function.',
  },
];

const bundles = await bundlesInMemory();
// The stage with traces, which need permissions of their own.
const granted = grantedActions(templateOf('dev'));

const unused = (entry: string): string[] => {
  const used = usedActions(bundles, bundleFolderOf(entry));
  return [...(granted.get(entry) ?? [])].filter((action) => !used.has(action));
};

it('a function may use only actions that a command in its bundle sends, or that Lambda needs for it', () => {
  expect(granted.size).toBeGreaterThan(60);
  const found = [...granted.keys()].map((entry) => [
    entry,
    unused(entry).filter(
      (action) => !exceptions.some((one) => one.action.test(action) && (one.entry?.test(entry) ?? true)),
    ),
  ]);
  expect(Object.fromEntries(found.filter(([, actions]) => actions?.length))).toEqual({});
});

it('each exception of the granted actions is needed by a function', () => {
  const all = [...granted.keys()].flatMap(unused);
  expect(exceptions.filter(({ action }) => !all.some((each) => action.test(each)))).toEqual([]);
});

it('an action that no command sends is reported', () => {
  const [entry = ''] = granted.keys();
  granted.get(entry)?.add('dynamodb:DeleteTable');
  expect(unused(entry)).toContain('dynamodb:DeleteTable');
});
