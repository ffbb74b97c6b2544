import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Model } from '#functions/platform/ai/model-client.ts';
import { askForToolCalls } from '#functions/platform/ai/tool-calls.ts';
import { toolDefinition } from '#functions/platform/ai/tool-definition.ts';
import { draftReader } from '#shared/safety/reply/gate.ts';

/** A model that answers with one choice, or never if there is none. */
const modelSaying = (message: object, finish_reason = 'stop'): Model =>
  ({
    name: 'scripted',
    client: { chat: { completions: { create: async () => ({ choices: [{ finish_reason, message }] }) } } },
  }) as unknown as Model;

const call = (name: string, json: string) => ({
  content: null,
  tool_calls: [{ type: 'function', function: { name, arguments: json } }],
});

const ask = (model: Model, text?: z.ZodType, deadline = AbortSignal.timeout(5_000)) =>
  askForToolCalls(model, {
    name: 'plan',
    messages: [],
    tools: [],
    reader: draftReader,
    deadline,
    ...(text && { text }),
  });

describe('Asking a model for function calls', () => {
  it('returns the called functions with parsed arguments', async () => {
    const { calls, text } = await ask(modelSaying(call('create_task', '{"subject":"Order napkins"}')));
    expect([calls, text]).toEqual([[{ name: 'create_task', arguments: { subject: 'Order napkins' } }], null]);
  });

  it('returns the text of an answer without a call, if one is expected', async () => {
    const model = modelSaying({ content: '{"message":"Done."}' });
    expect(await ask(model, z.object({ message: z.string() }))).toEqual({
      calls: [],
      text: { message: 'Done.' },
    });
    expect(await ask(model)).toEqual({ calls: [], text: null });
  });

  it.each([
    ['arguments that are not JSON', modelSaying(call('create_task', '{"subject":')), 'MODEL_ANSWER_INVALID'],
    ['arguments that are no object', modelSaying(call('create_task', '[1]')), 'MODEL_ANSWER_INVALID'],
    ['a truncated answer', modelSaying(call('create_task', '{}'), 'length'), 'MODEL_ANSWER_INVALID'],
    ['a refusal', modelSaying({ content: null, refusal: 'No.' }), 'MODEL_ANSWER_INVALID'],
    [
      'an unsafe text in the arguments',
      modelSaying(call('draft', '{"text":"Eat 600 kcal a day, you lazy pig"}')),
      'MODEL_ANSWER_INVALID',
    ],
  ])('rejects %s', async (_, model, code) => {
    await expect(ask(model, z.object({ message: z.string() }))).rejects.toMatchObject({ code });
  });

  it('reports a model that is too slow as a time-out', async () => {
    const never = {
      name: 'scripted',
      client: {
        chat: {
          completions: {
            create: (_body: unknown, { signal }: { signal: AbortSignal }) =>
              new Promise((_resolve, reject) => {
                signal.addEventListener('abort', () => reject(new Error('aborted')));
              }),
          },
        },
      },
    } as unknown as Model;
    await expect(ask(never, undefined, AbortSignal.timeout(10))).rejects.toMatchObject({
      code: 'MODEL_TIMEOUT',
    });
  });
});

describe('The definition of a function', () => {
  it('requires the properties without a default, and leaves limits to the parser', () => {
    const schema = z.strictObject({
      subject: z.string().max(200),
      tags: z.array(z.string()).default([]),
      due: z.iso.date().nullable(),
    });
    const { function: made } = toolDefinition({ name: 'add', about: 'Add.', schema, isStrict: false });
    expect(made).toEqual({
      name: 'add',
      description: 'Add.',
      strict: false,
      parameters: {
        type: 'object',
        additionalProperties: false,
        required: ['subject', 'due'],
        properties: {
          subject: { type: 'string' },
          tags: { type: 'array', default: [], items: { type: 'string' } },
          due: { type: ['string', 'null'] },
        },
      },
    });
  });
});
