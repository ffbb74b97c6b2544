import { describe, expect, it } from 'vitest';
import { minimalError } from '#functions/platform/minimal-error.ts';
import { CodedError } from '#shared/errors/coded-error.ts';

/** An error as thrown by an SDK. */
class ServiceFault extends Error {
  readonly code = 'ValidationException';
  readonly $metadata = { httpStatusCode: 400, requestId: 'REQ-1' };
}

describe('An error in a log', () => {
  it('an error in a log contains its type, origin and cause, but no library messages', () => {
    const cause = new ServiceFault('Cannot store "two scrambled eggs"\n on the plate');
    const told = minimalError(new CodedError('MODEL_ANSWER_INVALID', { cause }));
    expect(told).toMatchObject({
      name: 'CodedError',
      code: 'MODEL_ANSWER_INVALID',
      cause: { name: 'ServiceFault', code: 'ValidationException', status: 400, service_request_id: 'REQ-1' },
    });
    expect(told.message).toMatch(/couldn’t analyze this photo/);
    expect(told.cause?.stack).toContain('bare-error.test.ts');
    expect(JSON.stringify(told)).not.toMatch(/eggs|plate"|on the plate/);
  });

  it('an error in a log contains nothing of an unparsable text', () => {
    const parse = () => JSON.parse('two scrambled eggs') as unknown;
    let thrown: unknown;
    try {
      parse();
    } catch (error) {
      thrown = error;
    }
    expect(minimalError(thrown as Error).name).toBe('SyntaxError');
    expect(JSON.stringify(minimalError(thrown as Error))).not.toMatch(/two|eggs/);
  });

  it('never logs a sentence as an error code', () => {
    const odd = Object.assign(new ServiceFault('x'), { code: 'two scrambled eggs' });
    expect(minimalError(odd).code).toBeUndefined();
  });
});
