import type { SafetyAdvice } from '#shared/safety/refer.ts';
import type { AdviceRequest } from './advice-messages.ts';

/** The part of a `Worker` that is used here. */
type AdviceWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/**
 * Returns a function that checks a text for emergencies in a web worker. The worker starts with the first text and, after
 * an error, again with the next one.
 * @param where language and place, which determine the phone numbers
 */
export const createAdviser = (startWorker: () => AdviceWorker, where: Omit<AdviceRequest, 'text'>) => {
  let worker: AdviceWorker | null = null;
  return (text: string): Promise<SafetyAdvice | null> => {
    const current = (worker ??= startWorker());
    const { port1, port2 } = new MessageChannel();
    const answer = Promise.withResolvers<SafetyAdvice | null>();
    port1.addEventListener('message', ({ data }: MessageEvent<SafetyAdvice | null>) => answer.resolve(data));
    port1.start();
    current.addEventListener(
      'error',
      () => {
        current.terminate();
        if (worker === current) worker = null;
        answer.reject(new Error('The rules for emergencies are not available.'));
      },
      { once: true },
    );
    const request: AdviceRequest = { ...where, text };
    current.postMessage(request, [port2]);
    return answer.promise.finally(() => port1.close());
  };
};
